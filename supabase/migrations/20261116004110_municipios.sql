-- The towns of Brazil with their code at the Receita Federal (TOM) and at IBGE: tom;ibge;uf;nome.
-- Source: https://github.com/kelvins/municipios-brasileiros, commit 503e2f70bbf1b4b7ec0b1f68b09086ccc38fe861 of 10 December 2025.
-- MIT License, Copyright (c) 2016 Kelvin S. do Prado. Permission is hereby granted, free of charge, to any person obtaining a
-- copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction,
-- including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of
-- the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions: The
-- above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.
-- THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
-- WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
-- COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
-- ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
insert into privado.municipios (tom, ibge, uf, nome)
select split_part(linha, ';', 1), split_part(linha, ';', 2)::integer, split_part(linha, ';', 3), split_part(linha, ';', 4)
from string_to_table(trim(both e'\n' from $municipios$
0033;1100015;RO;Alta Floresta D'Oeste
0007;1100023;RO;Ariquemes
0037;1100031;RO;Cabixi
0009;1100049;RO;Cacoal
0027;1100056;RO;Cerejeiras
0023;1100064;RO;Colorado do Oeste
0981;1100072;RO;Corumbiara
0021;1100080;RO;Costa Marques
0025;1100098;RO;Espigão D'Oeste
0001;1100106;RO;Guajará-Mirim
0015;1100114;RO;Jaru
0005;1100122;RO;Ji-Paraná
0039;1100130;RO;Machadinho D'Oeste
0041;1100148;RO;Nova Brasilândia D'Oeste
0017;1100155;RO;Ouro Preto do Oeste
0011;1100189;RO;Pimenta Bueno
0003;1100205;RO;Porto Velho
0019;1100254;RO;Presidente Médici
0687;1100262;RO;Rio Crespo
0029;1100288;RO;Rolim de Moura
0043;1100296;RO;Santa Luzia D'Oeste
0013;1100304;RO;Vilhena
0045;1100320;RO;São Miguel do Guaporé
0047;1100338;RO;Nova Mamoré
0035;1100346;RO;Alvorada D'Oeste
0002;1100379;RO;Alto Alegre dos Parecis
0675;1100403;RO;Alto Paraíso
0004;1100452;RO;Buritis
0689;1100502;RO;Novo Horizonte do Oeste
0677;1100601;RO;Cacaulândia
0679;1100700;RO;Campo Novo de Rondônia
0681;1100809;RO;Candeias do Jamari
0691;1100908;RO;Castanheiras
0006;1100924;RO;Chupinguaia
0008;1100940;RO;Cujubim
0693;1101005;RO;Governador Jorge Teixeira
0683;1101104;RO;Itapuã do Oeste
0695;1101203;RO;Ministro Andreazza
0697;1101302;RO;Mirante da Serra
0685;1101401;RO;Monte Negro
0010;1101435;RO;Nova União
0012;1101450;RO;Parecis
0014;1101468;RO;Pimenteiras do Oeste
0016;1101476;RO;Primavera de Rondônia
0018;1101484;RO;São Felipe D'Oeste
0020;1101492;RO;São Francisco do Guaporé
0699;1101500;RO;Seringueiras
0022;1101559;RO;Teixeirópolis
0975;1101609;RO;Theobroma
0977;1101708;RO;Urupá
0024;1101757;RO;Vale do Anari
0979;1101807;RO;Vale do Paraíso
0643;1200013;AC;Acrelândia
0157;1200054;AC;Assis Brasil
0105;1200104;AC;Brasiléia
0645;1200138;AC;Bujari
0647;1200179;AC;Capixaba
0107;1200203;AC;Cruzeiro do Sul
0651;1200252;AC;Epitaciolândia
0113;1200302;AC;Feijó
0653;1200328;AC;Jordão
0109;1200336;AC;Mâncio Lima
0155;1200344;AC;Manoel Urbano
0655;1200351;AC;Marechal Thaumaturgo
0151;1200385;AC;Plácido de Castro
0657;1200393;AC;Porto Walter
0139;1200401;AC;Rio Branco
0659;1200427;AC;Rodrigues Alves
0661;1200435;AC;Santa Rosa do Purus
0153;1200450;AC;Senador Guiomard
0145;1200500;AC;Sena Madureira
0147;1200609;AC;Tarauacá
0149;1200708;AC;Xapuri
0649;1200807;AC;Porto Acre
0289;1300029;AM;Alvarães
0291;1300060;AM;Amaturá
0293;1300086;AM;Anamã
0203;1300102;AM;Anori
0969;1300144;AM;Apuí
0205;1300201;AM;Atalaia do Norte
0207;1300300;AM;Autazes
0209;1300409;AM;Barcelos
0211;1300508;AM;Barreirinha
0213;1300607;AM;Benjamin Constant
0295;1300631;AM;Beruri
0297;1300680;AM;Boa Vista do Ramos
0215;1300706;AM;Boca do Acre
0217;1300805;AM;Borba
0299;1300839;AM;Caapiranga
0219;1300904;AM;Canutama
0221;1301001;AM;Carauari
0223;1301100;AM;Careiro
0965;1301159;AM;Careiro da Várzea
0225;1301209;AM;Coari
0227;1301308;AM;Codajás
0229;1301407;AM;Eirunepé
0231;1301506;AM;Envira
0233;1301605;AM;Fonte Boa
0967;1301654;AM;Guajará
0235;1301704;AM;Humaitá
0239;1301803;AM;Ipixuna
9835;1301852;AM;Iranduba
0241;1301902;AM;Itacoatiara
9837;1301951;AM;Itamarati
0243;1302009;AM;Itapiranga
0245;1302108;AM;Japurá
0247;1302207;AM;Juruá
0249;1302306;AM;Jutaí
0251;1302405;AM;Lábrea
0253;1302504;AM;Manacapuru
9839;1302553;AM;Manaquiri
0255;1302603;AM;Manaus
0257;1302702;AM;Manicoré
0259;1302801;AM;Maraã
0261;1302900;AM;Maués
0263;1303007;AM;Nhamundá
0265;1303106;AM;Nova Olinda do Norte
0201;1303205;AM;Novo Airão
0267;1303304;AM;Novo Aripuanã
0269;1303403;AM;Parintins
0271;1303502;AM;Pauini
9841;1303536;AM;Presidente Figueiredo
9843;1303569;AM;Rio Preto da Eva
0237;1303601;AM;Santa Isabel do Rio Negro
0273;1303700;AM;Santo Antônio do Içá
0283;1303809;AM;São Gabriel da Cachoeira
0275;1303908;AM;São Paulo de Olivença
9845;1303957;AM;São Sebastião do Uatumã
0277;1304005;AM;Silves
9847;1304062;AM;Tabatinga
0279;1304104;AM;Tapauá
0281;1304203;AM;Tefé
9851;1304237;AM;Tonantins
9849;1304260;AM;Uarini
0285;1304302;AM;Urucará
0287;1304401;AM;Urucurituba
0026;1400027;RR;Amajari
0305;1400050;RR;Alto Alegre
0301;1400100;RR;Boa Vista
0307;1400159;RR;Bonfim
0028;1400175;RR;Cantá
0303;1400209;RR;Caracaraí
0030;1400233;RR;Caroebe
0032;1400282;RR;Iracema
0309;1400308;RR;Mucajaí
0311;1400407;RR;Normandia
0034;1400456;RR;Pacaraima
0036;1400472;RR;Rorainópolis
0313;1400506;RR;São João da Baliza
0315;1400605;RR;São Luiz
0038;1400704;RR;Uiramutã
0401;1500107;PA;Abaetetuba
0375;1500131;PA;Abel Figueiredo
0403;1500206;PA;Acará
0405;1500305;PA;Afuá
0383;1500347;PA;Água Azul do Norte
0407;1500404;PA;Alenquer
0409;1500503;PA;Almeirim
0411;1500602;PA;Altamira
0413;1500701;PA;Anajás
0415;1500800;PA;Ananindeua
0040;1500859;PA;Anapu
0417;1500909;PA;Augusto Corrêa
0389;1500958;PA;Aurora do Pará
0419;1501006;PA;Aveiro
0421;1501105;PA;Bagre
0423;1501204;PA;Baião
0042;1501253;PA;Bannach
0425;1501303;PA;Barcarena
0427;1501402;PA;Belém
0044;1501451;PA;Belterra
0429;1501501;PA;Benevides
0575;1501576;PA;Bom Jesus do Tocantins
0431;1501600;PA;Bonito
0433;1501709;PA;Bragança
0639;1501725;PA;Brasil Novo
0577;1501758;PA;Brejo Grande do Araguaia
0625;1501782;PA;Breu Branco
0435;1501808;PA;Breves
0437;1501907;PA;Bujaru
0046;1501956;PA;Cachoeira do Piriá
0439;1502004;PA;Cachoeira do Arari
0441;1502103;PA;Cametá
0048;1502152;PA;Canaã dos Carajás
0443;1502202;PA;Capanema
0445;1502301;PA;Capitão Poço
0447;1502400;PA;Castanhal
0449;1502509;PA;Chaves
0451;1502608;PA;Colares
0453;1502707;PA;Conceição do Araguaia
0579;1502756;PA;Concórdia do Pará
0385;1502764;PA;Cumaru do Norte
0581;1502772;PA;Curionópolis
0455;1502806;PA;Curralinho
0050;1502855;PA;Curuá
0457;1502905;PA;Curuçá
0583;1502939;PA;Dom Eliseu
0377;1502954;PA;Eldorado do Carajás
0459;1503002;PA;Faro
0052;1503044;PA;Floresta do Araguaia
0585;1503077;PA;Garrafão do Norte
0627;1503093;PA;Goianésia do Pará
0461;1503101;PA;Gurupá
0463;1503200;PA;Igarapé-Açu
0465;1503309;PA;Igarapé-Miri
0467;1503408;PA;Inhangapi
0621;1503457;PA;Ipixuna do Pará
0469;1503507;PA;Irituia
0471;1503606;PA;Itaituba
0473;1503705;PA;Itupiranga
0631;1503754;PA;Jacareacanga
0475;1503804;PA;Jacundá
0477;1503903;PA;Juruti
0479;1504000;PA;Limoeiro do Ajuru
0587;1504059;PA;Mãe do Rio
0481;1504109;PA;Magalhães Barata
0483;1504208;PA;Marabá
0485;1504307;PA;Maracanã
0487;1504406;PA;Marapanim
0054;1504422;PA;Marituba
0589;1504455;PA;Medicilândia
0489;1504505;PA;Melgaço
0491;1504604;PA;Mocajuba
0493;1504703;PA;Moju
1190;1504752;PA;Mojuí dos Campos
0495;1504802;PA;Monte Alegre
0497;1504901;PA;Muaná
0391;1504950;PA;Nova Esperança do Piriá
0056;1504976;PA;Nova Ipixuna
0499;1505007;PA;Nova Timboteua
0633;1505031;PA;Novo Progresso
0629;1505064;PA;Novo Repartimento
0501;1505106;PA;Óbidos
0503;1505205;PA;Oeiras do Pará
0505;1505304;PA;Oriximiná
0507;1505403;PA;Ourém
0591;1505437;PA;Ourilândia do Norte
0593;1505486;PA;Pacajá
0379;1505494;PA;Palestina do Pará
0509;1505502;PA;Paragominas
0595;1505536;PA;Parauapebas
0387;1505551;PA;Pau d'Arco
0511;1505601;PA;Peixe-Boi
0058;1505635;PA;Piçarra
0060;1505650;PA;Placas
0513;1505700;PA;Ponta de Pedras
0515;1505809;PA;Portel
0517;1505908;PA;Porto de Moz
0519;1506005;PA;Prainha
0521;1506104;PA;Primavera
0062;1506112;PA;Quatipuru
0567;1506138;PA;Redenção
0569;1506161;PA;Rio Maria
0573;1506187;PA;Rondon do Pará
0597;1506195;PA;Rurópolis
0523;1506203;PA;Salinópolis
0525;1506302;PA;Salvaterra
0369;1506351;PA;Santa Bárbara do Pará
0527;1506401;PA;Santa Cruz do Arari
0529;1506500;PA;Santa Izabel do Pará
0371;1506559;PA;Santa Luzia do Pará
0599;1506583;PA;Santa Maria das Barreiras
0531;1506609;PA;Santa Maria do Pará
0533;1506708;PA;Santana do Araguaia
0535;1506807;PA;Santarém
0537;1506906;PA;Santarém Novo
0539;1507003;PA;Santo Antônio do Tauá
0541;1507102;PA;São Caetano de Odivelas
0381;1507151;PA;São Domingos do Araguaia
0543;1507201;PA;São Domingos do Capim
0545;1507300;PA;São Félix do Xingu
0547;1507409;PA;São Francisco do Pará
0619;1507458;PA;São Geraldo do Araguaia
0064;1507466;PA;São João da Ponta
0393;1507474;PA;São João de Pirabas
0549;1507508;PA;São João do Araguaia
0551;1507607;PA;São Miguel do Guamá
0553;1507706;PA;São Sebastião da Boa Vista
0066;1507755;PA;Sapucaia
0555;1507805;PA;Senador José Porfírio
0557;1507904;PA;Soure
0395;1507953;PA;Tailândia
0373;1507961;PA;Terra Alta
0637;1507979;PA;Terra Santa
0559;1508001;PA;Tomé-Açu
0068;1508035;PA;Tracuateua
0635;1508050;PA;Trairão
0397;1508084;PA;Tucumã
0561;1508100;PA;Tucuruí
0623;1508126;PA;Ulianópolis
0399;1508159;PA;Uruará
0563;1508209;PA;Vigia
0565;1508308;PA;Viseu
0641;1508357;PA;Vitória do Xingu
0571;1508407;PA;Xinguara
0665;1600055;AP;Serra do Navio
0601;1600105;AP;Amapá
0663;1600154;AP;Pedra Branca do Amapari
0603;1600204;AP;Calçoene
0667;1600212;AP;Cutias
0611;1600238;AP;Ferreira Gomes
0669;1600253;AP;Itaubal
0613;1600279;AP;Laranjal do Jari
0605;1600303;AP;Macapá
0607;1600402;AP;Mazagão
0609;1600501;AP;Oiapoque
0671;1600535;AP;Porto Grande
0673;1600550;AP;Pracuúba
0615;1600600;AP;Santana
0617;1600709;AP;Tartarugalzinho
0070;1600808;AP;Vitória do Jari
0337;1700251;TO;Abreulândia
0072;1700301;TO;Aguiarnópolis
9441;1700350;TO;Aliança do Tocantins
9207;1700400;TO;Almas
9213;1700707;TO;Alvorada
9219;1701002;TO;Ananás
0165;1701051;TO;Angico
9713;1701101;TO;Aparecida do Rio Negro
0167;1701309;TO;Aragominas
9237;1701903;TO;Araguacema
9239;1702000;TO;Araguaçu
9241;1702109;TO;Araguaína
0169;1702158;TO;Araguanã
9243;1702208;TO;Araguatins
9245;1702307;TO;Arapoema
9247;1702406;TO;Arraias
9685;1702554;TO;Augustinópolis
9253;1702703;TO;Aurora do Tocantins
9257;1702901;TO;Axixá do Tocantins
9259;1703008;TO;Babaçulândia
0074;1703057;TO;Bandeirantes do Tocantins
0076;1703073;TO;Barra do Ouro
9693;1703107;TO;Barrolândia
9695;1703206;TO;Bernardo Sayão
0341;1703305;TO;Bom Jesus do Tocantins
0339;1703602;TO;Brasilândia do Tocantins
9273;1703701;TO;Brejinho de Nazaré
9715;1703800;TO;Buriti do Tocantins
0171;1703826;TO;Cachoeirinha
0173;1703842;TO;Campos Lindos
0327;1703867;TO;Cariri do Tocantins
0175;1703883;TO;Carmolândia
0177;1703891;TO;Carrasco Bonito
9717;1703909;TO;Caseara
0343;1704105;TO;Centenário
0078;1704600;TO;Chapada de Areia
0080;1705102;TO;Chapada da Natividade
9311;1705508;TO;Colinas do Tocantins
9697;1705557;TO;Combinado
9313;1705607;TO;Conceição do Tocantins
9321;1706001;TO;Couto Magalhães
9323;1706100;TO;Cristalândia
0082;1706258;TO;Crixás do Tocantins
0179;1706506;TO;Darcinópolis
9341;1707009;TO;Dianópolis
9719;1707108;TO;Divinópolis do Tocantins
9345;1707207;TO;Dois Irmãos do Tocantins
9347;1707306;TO;Dueré
0181;1707405;TO;Esperantina
9683;1707553;TO;Fátima
9667;1707652;TO;Figueirópolis
9355;1707702;TO;Filadélfia
9365;1708205;TO;Formoso do Araguaia
0345;1708254;TO;Fortaleza do Tabocão
9699;1708304;TO;Goianorte
9533;1709005;TO;Goiatins
9627;1709302;TO;Guaraí
9385;1709500;TO;Gurupi
0084;1709807;TO;Ipueiras
9405;1710508;TO;Itacajá
9409;1710706;TO;Itaguatins
0347;1710904;TO;Itapiratins
9417;1711100;TO;Itaporã do Tocantins
0329;1711506;TO;Jaú do Tocantins
0349;1711803;TO;Juarina
0367;1711902;TO;Lagoa da Confusão
0353;1711951;TO;Lagoa do Tocantins
0351;1712009;TO;Lajeado
0086;1712157;TO;Lavandeira
9569;1712405;TO;Lizarda
0088;1712454;TO;Luzinópolis
9711;1712504;TO;Marianópolis do Tocantins
0317;1712702;TO;Mateiros
0183;1712801;TO;Maurilândia do Tocantins
9461;1713205;TO;Miracema do Tocantins
9463;1713304;TO;Miranorte
9469;1713601;TO;Monte do Carmo
0090;1713700;TO;Monte Santo do Tocantins
0185;1713809;TO;Palmeiras do Tocantins
0187;1713957;TO;Muricilândia
9481;1714203;TO;Natividade
9483;1714302;TO;Nazaré
9663;1714880;TO;Nova Olinda
9721;1715002;TO;Nova Rosalândia
9499;1715101;TO;Novo Acordo
9703;1715150;TO;Novo Alegre
0321;1715259;TO;Novo Jardim
0092;1715507;TO;Oliveira de Fátima
0189;1715705;TO;Palmeirante
9649;1715754;TO;Palmeirópolis
9519;1716109;TO;Paraíso do Tocantins
9521;1716208;TO;Paranã
0191;1716307;TO;Pau D'Arco
9525;1716505;TO;Pedro Afonso
9527;1716604;TO;Peixe
9705;1716653;TO;Pequizeiro
9529;1716703;TO;Colméia
9537;1717008;TO;Pindorama do Tocantins
0355;1717206;TO;Piraquê
9547;1717503;TO;Pium
9551;1717800;TO;Ponte Alta do Bom Jesus
9553;1717909;TO;Ponte Alta do Tocantins
9723;1718006;TO;Porto Alegre do Tocantins
9559;1718204;TO;Porto Nacional
9725;1718303;TO;Praia Norte
9629;1718402;TO;Presidente Kennedy
0094;1718451;TO;Pugmil
0357;1718501;TO;Recursolândia
0193;1718550;TO;Riachinho
0323;1718659;TO;Rio da Conceição
0359;1718709;TO;Rio dos Bois
9679;1718758;TO;Rio Sono
9727;1718808;TO;Sampaio
0331;1718840;TO;Sandolândia
0195;1718865;TO;Santa Fé do Araguaia
0361;1718881;TO;Santa Maria do Tocantins
0096;1718899;TO;Santa Rita do Tocantins
9729;1718907;TO;Santa Rosa do Tocantins
9731;1719004;TO;Santa Tereza do Tocantins
0098;1720002;TO;Santa Terezinha do Tocantins
0197;1720101;TO;São Bento do Tocantins
0363;1720150;TO;São Félix do Tocantins
0199;1720200;TO;São Miguel do Tocantins
0333;1720259;TO;São Salvador do Tocantins
9603;1720309;TO;São Sebastião do Tocantins
9691;1720499;TO;São Valério
9659;1720655;TO;Silvanópolis
9613;1720804;TO;Sítio Novo do Tocantins
0335;1720853;TO;Sucupira
9615;1720903;TO;Taguatinga
0325;1720937;TO;Taipas do Tocantins
0100;1720978;TO;Talismã
9733;1721000;TO;Palmas
9619;1721109;TO;Tocantínia
9621;1721208;TO;Tocantinópolis
0102;1721257;TO;Tupirama
0365;1721307;TO;Tupiratins
9665;1722081;TO;Wanderlândia
9643;1722107;TO;Xambioá
0961;2100055;MA;Açailândia
0701;2100105;MA;Afonso Cunha
0104;2100154;MA;Água Doce do Maranhão
0703;2100204;MA;Alcântara
0705;2100303;MA;Aldeias Altas
0707;2100402;MA;Altamira do Maranhão
0106;2100436;MA;Alto Alegre do Maranhão
0108;2100477;MA;Alto Alegre do Pindaré
0709;2100501;MA;Alto Parnaíba
0110;2100550;MA;Amapá do Maranhão
0711;2100600;MA;Amarante do Maranhão
0713;2100709;MA;Anajatuba
0715;2100808;MA;Anapurus
0112;2100832;MA;Apicum-Açu
0114;2100873;MA;Araguanã
0717;2100907;MA;Araioses
1281;2100956;MA;Arame
0719;2101004;MA;Arari
0721;2101103;MA;Axixá
0723;2101202;MA;Bacabal
0116;2101251;MA;Bacabeira
0725;2101301;MA;Bacuri
0118;2101350;MA;Bacurituba
0727;2101400;MA;Balsas
0729;2101509;MA;Barão de Grajaú
0731;2101608;MA;Barra do Corda
0733;2101707;MA;Barreirinhas
0120;2101731;MA;Belágua
0122;2101772;MA;Bela Vista do Maranhão
0735;2101806;MA;Benedito Leite
0737;2101905;MA;Bequimão
0124;2101939;MA;Bernardo do Mearim
0126;2101970;MA;Boa Vista do Gurupi
0955;2102002;MA;Bom Jardim
0128;2102036;MA;Bom Jesus das Selvas
0130;2102077;MA;Bom Lugar
0739;2102101;MA;Brejo
0132;2102150;MA;Brejo de Areia
0741;2102200;MA;Buriti
0743;2102309;MA;Buriti Bravo
0134;2102325;MA;Buriticupu
0136;2102358;MA;Buritirana
0138;2102374;MA;Cachoeira Grande
0745;2102408;MA;Cajapió
0747;2102507;MA;Cajari
0140;2102556;MA;Campestre do Maranhão
0749;2102606;MA;Cândido Mendes
0751;2102705;MA;Cantanhede
0142;2102754;MA;Capinzal do Norte
0753;2102804;MA;Carolina
0755;2102903;MA;Carutapera
0757;2103000;MA;Caxias
0759;2103109;MA;Cedral
0144;2103125;MA;Central do Maranhão
0146;2103158;MA;Centro do Guilherme
0148;2103174;MA;Centro Novo do Maranhão
0761;2103208;MA;Chapadinha
0150;2103257;MA;Cidelândia
0763;2103307;MA;Codó
0765;2103406;MA;Coelho Neto
0767;2103505;MA;Colinas
0152;2103554;MA;Conceição do Lago-Açu
0769;2103604;MA;Coroatá
0771;2103703;MA;Cururupu
0154;2103752;MA;Davinópolis
0773;2103802;MA;Dom Pedro
0775;2103901;MA;Duque Bacelar
0777;2104008;MA;Esperantinópolis
0963;2104057;MA;Estreito
0156;2104073;MA;Feira Nova do Maranhão
0158;2104081;MA;Fernando Falcão
0160;2104099;MA;Formosa da Serra Negra
0779;2104107;MA;Fortaleza dos Nogueiras
0781;2104206;MA;Fortuna
0783;2104305;MA;Godofredo Viana
0785;2104404;MA;Gonçalves Dias
0787;2104503;MA;Governador Archer
0162;2104552;MA;Governador Edison Lobão
0789;2104602;MA;Governador Eugênio Barros
0164;2104628;MA;Governador Luiz Rocha
0166;2104651;MA;Governador Newton Bello
0168;2104677;MA;Governador Nunes Freire
0791;2104701;MA;Graça Aranha
0793;2104800;MA;Grajaú
0795;2104909;MA;Guimarães
0797;2105005;MA;Humberto de Campos
0799;2105104;MA;Icatu
0170;2105153;MA;Igarapé do Meio
0801;2105203;MA;Igarapé Grande
0803;2105302;MA;Imperatriz
0172;2105351;MA;Itaipava do Grajaú
0807;2105401;MA;Itapecuru Mirim
0174;2105427;MA;Itinga do Maranhão
0176;2105450;MA;Jatobá
0178;2105476;MA;Jenipapo dos Vieiras
0809;2105500;MA;João Lisboa
0811;2105609;MA;Joselândia
0180;2105658;MA;Junco do Maranhão
0813;2105708;MA;Lago da Pedra
0815;2105807;MA;Lago do Junco
0817;2105906;MA;Lago Verde
0182;2105922;MA;Lagoa do Mato
0184;2105948;MA;Lago dos Rodrigues
0186;2105963;MA;Lagoa Grande do Maranhão
0188;2105989;MA;Lajeado Novo
0819;2106003;MA;Lima Campos
0821;2106102;MA;Loreto
0823;2106201;MA;Luís Domingues
0825;2106300;MA;Magalhães de Almeida
0190;2106326;MA;Maracaçumé
0192;2106359;MA;Marajá do Sena
0194;2106375;MA;Maranhãozinho
0827;2106409;MA;Mata Roma
0829;2106508;MA;Matinha
0831;2106607;MA;Matões
0196;2106631;MA;Matões do Norte
0198;2106672;MA;Milagres do Maranhão
0833;2106706;MA;Mirador
1283;2106755;MA;Miranda do Norte
0835;2106805;MA;Mirinzal
0837;2106904;MA;Monção
0839;2107001;MA;Montes Altos
0841;2107100;MA;Morros
0843;2107209;MA;Nina Rodrigues
0200;2107258;MA;Nova Colinas
0845;2107308;MA;Nova Iorque
0202;2107357;MA;Nova Olinda do Maranhão
0847;2107407;MA;Olho d'Água das Cunhãs
0204;2107456;MA;Olinda Nova do Maranhão
0849;2107506;MA;Paço do Lumiar
0851;2107605;MA;Palmeirândia
0853;2107704;MA;Paraibano
0855;2107803;MA;Parnarama
0857;2107902;MA;Passagem Franca
0859;2108009;MA;Pastos Bons
0206;2108058;MA;Paulino Neves
0959;2108108;MA;Paulo Ramos
0861;2108207;MA;Pedreiras
0208;2108256;MA;Pedro do Rosário
0863;2108306;MA;Penalva
0865;2108405;MA;Peri Mirim
0210;2108454;MA;Peritoró
0867;2108504;MA;Pindaré-Mirim
0869;2108603;MA;Pinheiro
0871;2108702;MA;Pio XII
0873;2108801;MA;Pirapemas
0875;2108900;MA;Poção de Pedras
0877;2109007;MA;Porto Franco
0212;2109056;MA;Porto Rico do Maranhão
0879;2109106;MA;Presidente Dutra
0881;2109205;MA;Presidente Juscelino
0214;2109239;MA;Presidente Médici
0216;2109270;MA;Presidente Sarney
0883;2109304;MA;Presidente Vargas
0885;2109403;MA;Primeira Cruz
0218;2109452;MA;Raposa
0887;2109502;MA;Riachão
0220;2109551;MA;Ribamar Fiquene
0891;2109601;MA;Rosário
0893;2109700;MA;Sambaíba
0222;2109759;MA;Santa Filomena do Maranhão
0895;2109809;MA;Santa Helena
0957;2109908;MA;Santa Inês
0897;2110005;MA;Santa Luzia
1285;2110039;MA;Santa Luzia do Paruá
0899;2110104;MA;Santa Quitéria do Maranhão
0901;2110203;MA;Santa Rita
0224;2110237;MA;Santana do Maranhão
0226;2110278;MA;Santo Amaro do Maranhão
0903;2110302;MA;Santo Antônio dos Lopes
0905;2110401;MA;São Benedito do Rio Preto
0907;2110500;MA;São Bento
0909;2110609;MA;São Bernardo
0228;2110658;MA;São Domingos do Azeitão
0911;2110708;MA;São Domingos do Maranhão
0913;2110807;MA;São Félix de Balsas
0230;2110856;MA;São Francisco do Brejão
0915;2110906;MA;São Francisco do Maranhão
0917;2111003;MA;São João Batista
0232;2111029;MA;São João do Carú
0234;2111052;MA;São João do Paraíso
0236;2111078;MA;São João do Soter
0919;2111102;MA;São João dos Patos
0889;2111201;MA;São José de Ribamar
0238;2111250;MA;São José dos Basílios
0921;2111300;MA;São Luís
0805;2111409;MA;São Luís Gonzaga do Maranhão
0923;2111508;MA;São Mateus do Maranhão
0240;2111532;MA;São Pedro da Água Branca
0242;2111573;MA;São Pedro dos Crentes
0925;2111607;MA;São Raimundo das Mangabeiras
0244;2111631;MA;São Raimundo do Doca Bezerra
0246;2111672;MA;São Roberto
0927;2111706;MA;São Vicente Ferrer
0248;2111722;MA;Satubinha
0250;2111748;MA;Senador Alexandre Costa
0252;2111763;MA;Senador La Rocque
0254;2111789;MA;Serrano do Maranhão
0929;2111805;MA;Sítio Novo
0931;2111904;MA;Sucupira do Norte
0256;2111953;MA;Sucupira do Riachão
0933;2112001;MA;Tasso Fragoso
0935;2112100;MA;Timbiras
0937;2112209;MA;Timon
0258;2112233;MA;Trizidela do Vale
0260;2112274;MA;Tufilândia
0939;2112308;MA;Tuntum
0941;2112407;MA;Turiaçu
0262;2112456;MA;Turilândia
0943;2112506;MA;Tutóia
0945;2112605;MA;Urbano Santos
0947;2112704;MA;Vargem Grande
0949;2112803;MA;Viana
0264;2112852;MA;Vila Nova dos Martírios
0951;2112902;MA;Vitória do Mearim
0953;2113009;MA;Vitorino Freire
1287;2114007;MA;Zé Doca
0266;2200053;PI;Acauã
1001;2200103;PI;Agricolândia
1003;2200202;PI;Água Branca
9767;2200251;PI;Alagoinha do Piauí
2269;2200277;PI;Alegrete do Piauí
1005;2200301;PI;Alto Longá
1007;2200400;PI;Altos
0268;2200459;PI;Alvorada do Gurguéia
1009;2200509;PI;Amarante
1011;2200608;PI;Angical do Piauí
1013;2200707;PI;Anísio de Abreu
1015;2200806;PI;Antônio Almeida
1017;2200905;PI;Aroazes
1188;2200954;PI;Aroeiras do Itaim
1019;2201002;PI;Arraial
0270;2201051;PI;Assunção do Piauí
1021;2201101;PI;Avelino Lopes
2245;2201150;PI;Baixa Grande do Ribeiro
0272;2201176;PI;Barra D'Alcântara
1023;2201200;PI;Barras
1025;2201309;PI;Barreiras do Piauí
1027;2201408;PI;Barro Duro
1029;2201507;PI;Batalha
0274;2201556;PI;Bela Vista do Piauí
0276;2201572;PI;Belém do Piauí
1031;2201606;PI;Beneditinos
1033;2201705;PI;Bertolínia
0278;2201739;PI;Betânia do Piauí
0280;2201770;PI;Boa Hora
1035;2201804;PI;Bocaina
1037;2201903;PI;Bom Jesus
2287;2201919;PI;Bom Princípio do Piauí
2251;2201929;PI;Bonfim do Piauí
0282;2201945;PI;Boqueirão do Piauí
2283;2201960;PI;Brasileira
0284;2201988;PI;Brejo do Piauí
1039;2202000;PI;Buriti dos Lopes
1297;2202026;PI;Buriti dos Montes
1299;2202059;PI;Cabeceiras do Piauí
0286;2202075;PI;Cajazeiras do Piauí
0288;2202083;PI;Cajueiro da Praia
2271;2202091;PI;Caldeirão Grande do Piauí
1041;2202109;PI;Campinas do Piauí
0290;2202117;PI;Campo Alegre do Fidalgo
0292;2202133;PI;Campo Grande do Piauí
0294;2202174;PI;Campo Largo do Piauí
1043;2202208;PI;Campo Maior
2247;2202251;PI;Canavieira
1045;2202307;PI;Canto do Buriti
1047;2202406;PI;Capitão de Campos
0296;2202455;PI;Capitão Gervásio Oliveira
1049;2202505;PI;Caracol
0298;2202539;PI;Caraúbas do Piauí
0300;2202554;PI;Caridade do Piauí
1051;2202604;PI;Castelo do Piauí
0302;2202653;PI;Caxingó
1053;2202703;PI;Cocal
0304;2202711;PI;Cocal de Telha
0306;2202729;PI;Cocal dos Alves
0995;2202737;PI;Coivaras
2249;2202752;PI;Colônia do Gurguéia
2253;2202778;PI;Colônia do Piauí
1055;2202802;PI;Conceição do Canindé
2255;2202851;PI;Coronel José Dias
1057;2202901;PI;Corrente
1059;2203008;PI;Cristalândia do Piauí
1061;2203107;PI;Cristino Castro
1063;2203206;PI;Curimatá
0308;2203230;PI;Currais
0310;2203255;PI;Curralinhos
0312;2203271;PI;Curral Novo do Piauí
1065;2203305;PI;Demerval Lobão
1229;2203354;PI;Dirceu Arcoverde
1067;2203404;PI;Dom Expedito Lopes
1141;2203420;PI;Domingos Mourão
1289;2203453;PI;Dom Inocêncio
1069;2203503;PI;Elesbão Veloso
1071;2203602;PI;Eliseu Martins
1073;2203701;PI;Esperantina
2257;2203750;PI;Fartura do Piauí
1075;2203800;PI;Flores do Piauí
0314;2203859;PI;Floresta do Piauí
1077;2203909;PI;Floriano
1079;2204006;PI;Francinópolis
1081;2204105;PI;Francisco Ayres
0316;2204154;PI;Francisco Macedo
1083;2204204;PI;Francisco Santos
1085;2204303;PI;Fronteiras
0318;2204352;PI;Geminiano
1087;2204402;PI;Gilbués
1089;2204501;PI;Guadalupe
0320;2204550;PI;Guaribas
1091;2204600;PI;Hugo Napoleão
0322;2204659;PI;Ilha Grande
1093;2204709;PI;Inhuma
1095;2204808;PI;Ipiranga do Piauí
1097;2204907;PI;Isaías Coelho
1099;2205003;PI;Itainópolis
1101;2205102;PI;Itaueira
2273;2205151;PI;Jacobina do Piauí
1103;2205201;PI;Jaicós
0997;2205250;PI;Jardim do Mulato
0324;2205276;PI;Jatobá do Piauí
1105;2205300;PI;Jerumenha
0326;2205359;PI;João Costa
1107;2205409;PI;Joaquim Pires
0328;2205458;PI;Joca Marques
1109;2205508;PI;José de Freitas
0330;2205516;PI;Juazeiro do Piauí
0332;2205524;PI;Júlio Borges
0334;2205532;PI;Jurema
0336;2205540;PI;Lagoinha do Piauí
0999;2205557;PI;Lagoa Alegre
2259;2205565;PI;Lagoa do Barro do Piauí
0338;2205573;PI;Lagoa de São Francisco
0340;2205581;PI;Lagoa do Piauí
0342;2205599;PI;Lagoa do Sítio
1111;2205607;PI;Landri Sales
1113;2205706;PI;Luís Correia
1115;2205805;PI;Luzilândia
0344;2205854;PI;Madeiro
1117;2205904;PI;Manoel Emídio
2275;2205953;PI;Marcolândia
1119;2206001;PI;Marcos Parente
0346;2206050;PI;Massapê do Piauí
1121;2206100;PI;Matias Olímpio
1123;2206209;PI;Miguel Alves
1125;2206308;PI;Miguel Leão
0348;2206357;PI;Milton Brandão
1127;2206407;PI;Monsenhor Gil
1129;2206506;PI;Monsenhor Hipólito
1131;2206605;PI;Monte Alegre do Piauí
0350;2206654;PI;Morro Cabeça no Tempo
0352;2206670;PI;Morro do Chapéu do Piauí
0354;2206696;PI;Murici dos Portelas
1133;2206704;PI;Nazaré do Piauí
1180;2206720;PI;Nazária
0356;2206753;PI;Nossa Senhora de Nazaré
1135;2206803;PI;Nossa Senhora dos Remédios
1137;2206902;PI;Novo Oriente do Piauí
0358;2206951;PI;Novo Santo Antônio
1139;2207009;PI;Oeiras
0360;2207108;PI;Olho D'Água do Piauí
1143;2207207;PI;Padre Marcos
1145;2207306;PI;Paes Landim
0362;2207355;PI;Pajeú do Piauí
1147;2207405;PI;Palmeira do Piauí
1149;2207504;PI;Palmeirais
0364;2207553;PI;Paquetá
1151;2207603;PI;Parnaguá
1153;2207702;PI;Parnaíba
1293;2207751;PI;Passagem Franca do Piauí
2277;2207777;PI;Patos do Piauí
1104;2207793;PI;Pau D'Arco do Piauí
1155;2207801;PI;Paulistana
0366;2207850;PI;Pavussu
1157;2207900;PI;Pedro II
0368;2207934;PI;Pedro Laurentino
0370;2207959;PI;Nova Santa Rita
1159;2208007;PI;Picos
1161;2208106;PI;Pimenteiras
1163;2208205;PI;Pio IX
1165;2208304;PI;Piracuruca
1167;2208403;PI;Piripiri
1169;2208502;PI;Porto
0372;2208551;PI;Porto Alegre do Piauí
1171;2208601;PI;Prata do Piauí
2279;2208650;PI;Queimada Nova
1173;2208700;PI;Redenção do Gurguéia
1175;2208809;PI;Regeneração
0374;2208858;PI;Riacho Frio
0376;2208874;PI;Ribeira do Piauí
1177;2208908;PI;Ribeiro Gonçalves
1179;2209005;PI;Rio Grande do Piauí
1181;2209104;PI;Santa Cruz do Piauí
1295;2209153;PI;Santa Cruz dos Milagres
1183;2209203;PI;Santa Filomena
1185;2209302;PI;Santa Luz
2281;2209351;PI;Santana do Piauí
2261;2209377;PI;Santa Rosa do Piauí
1187;2209401;PI;Santo Antônio de Lisboa
0378;2209450;PI;Santo Antônio dos Milagres
1189;2209500;PI;Santo Inácio do Piauí
2263;2209559;PI;São Braz do Piauí
1191;2209609;PI;São Félix do Piauí
0380;2209658;PI;São Francisco de Assis do Piauí
1193;2209708;PI;São Francisco do Piauí
0382;2209757;PI;São Gonçalo do Gurguéia
1195;2209807;PI;São Gonçalo do Piauí
1291;2209856;PI;São João da Canabrava
0384;2209872;PI;São João da Fronteira
1197;2209906;PI;São João da Serra
0386;2209955;PI;São João da Varjota
0388;2209971;PI;São João do Arraial
1199;2210003;PI;São João do Piauí
2285;2210052;PI;São José do Divino
1201;2210102;PI;São José do Peixe
1203;2210201;PI;São José do Piauí
1205;2210300;PI;São Julião
2265;2210359;PI;São Lourenço do Piauí
0390;2210375;PI;São Luis do Piauí
0392;2210383;PI;São Miguel da Baixa Grande
0394;2210391;PI;São Miguel do Fidalgo
1207;2210409;PI;São Miguel do Tapuio
1209;2210508;PI;São Pedro do Piauí
1211;2210607;PI;São Raimundo Nonato
0396;2210623;PI;Sebastião Barros
0398;2210631;PI;Sebastião Leal
1379;2210656;PI;Sigefredo Pacheco
1213;2210706;PI;Simões
1215;2210805;PI;Simplício Mendes
1217;2210904;PI;Socorro do Piauí
0400;2210938;PI;Sussuapara
0402;2210953;PI;Tamboril do Piauí
0404;2210979;PI;Tanque do Piauí
1219;2211001;PI;Teresina
1221;2211100;PI;União
1223;2211209;PI;Uruçuí
1225;2211308;PI;Valença do Piauí
2267;2211357;PI;Várzea Branca
1227;2211407;PI;Várzea Grande
0406;2211506;PI;Vera Mendes
0408;2211605;PI;Vila Nova do Piauí
0410;2211704;PI;Wall Ferraz
1301;2300101;CE;Abaiara
1231;2300150;CE;Acarape
1303;2300200;CE;Acaraú
1305;2300309;CE;Acopiara
1307;2300408;CE;Aiuaba
1309;2300507;CE;Alcântaras
1311;2300606;CE;Altaneira
1313;2300705;CE;Alto Santo
1587;2300754;CE;Amontada
1315;2300804;CE;Antonina do Norte
1317;2300903;CE;Apuiarés
1319;2301000;CE;Aquiraz
1321;2301109;CE;Aracati
1323;2301208;CE;Aracoiaba
0989;2301257;CE;Ararendá
1325;2301307;CE;Araripe
1327;2301406;CE;Aratuba
1329;2301505;CE;Arneiroz
1331;2301604;CE;Assaré
1333;2301703;CE;Aurora
1335;2301802;CE;Baixio
1233;2301851;CE;Banabuiú
1337;2301901;CE;Barbalha
1235;2301950;CE;Barreira
1339;2302008;CE;Barro
1237;2302057;CE;Barroquinha
1341;2302107;CE;Baturité
1343;2302206;CE;Beberibe
1345;2302305;CE;Bela Cruz
1347;2302404;CE;Boa Viagem
1349;2302503;CE;Brejo Santo
1351;2302602;CE;Camocim
1353;2302701;CE;Campos Sales
1355;2302800;CE;Canindé
1357;2302909;CE;Capistrano
1359;2303006;CE;Caridade
1361;2303105;CE;Cariré
1363;2303204;CE;Caririaçu
1365;2303303;CE;Cariús
1367;2303402;CE;Carnaubal
1369;2303501;CE;Cascavel
1371;2303600;CE;Catarina
0983;2303659;CE;Catunda
1373;2303709;CE;Caucaia
1375;2303808;CE;Cedro
1377;2303907;CE;Chaval
0993;2303931;CE;Choró
1239;2303956;CE;Chorozinho
1381;2304004;CE;Coreaú
1383;2304103;CE;Crateús
1385;2304202;CE;Crato
1241;2304236;CE;Croatá
1589;2304251;CE;Cruz
1243;2304269;CE;Deputado Irapuan Pinheiro
1245;2304277;CE;Ererê
1247;2304285;CE;Eusébio
1387;2304301;CE;Farias Brito
1591;2304350;CE;Forquilha
1389;2304400;CE;Fortaleza
0987;2304459;CE;Fortim
1391;2304509;CE;Frecheirinha
1393;2304608;CE;General Sampaio
1249;2304657;CE;Graça
1395;2304707;CE;Granja
1397;2304806;CE;Granjeiro
1399;2304905;CE;Groaíras
1251;2304954;CE;Guaiúba
1401;2305001;CE;Guaraciaba do Norte
1403;2305100;CE;Guaramiranga
1405;2305209;CE;Hidrolândia
1253;2305233;CE;Horizonte
1255;2305266;CE;Ibaretama
1407;2305308;CE;Ibiapina
1257;2305332;CE;Ibicuitinga
1593;2305357;CE;Icapuí
1409;2305407;CE;Icó
1411;2305506;CE;Iguatu
1413;2305605;CE;Independência
1259;2305654;CE;Ipaporanga
1415;2305704;CE;Ipaumirim
1417;2305803;CE;Ipu
1419;2305902;CE;Ipueiras
1421;2306009;CE;Iracema
1423;2306108;CE;Irauçuba
1425;2306207;CE;Itaiçaba
0991;2306256;CE;Itaitinga
1427;2306306;CE;Itapajé
1429;2306405;CE;Itapipoca
1431;2306504;CE;Itapiúna
1595;2306553;CE;Itarema
1433;2306603;CE;Itatira
1435;2306702;CE;Jaguaretama
1437;2306801;CE;Jaguaribara
1439;2306900;CE;Jaguaribe
1441;2307007;CE;Jaguaruana
1443;2307106;CE;Jardim
1445;2307205;CE;Jati
0985;2307254;CE;Jijoca de Jericoacoara
1447;2307304;CE;Juazeiro do Norte
1449;2307403;CE;Jucás
1451;2307502;CE;Lavras da Mangabeira
1453;2307601;CE;Limoeiro do Norte
1261;2307635;CE;Madalena
1585;2307650;CE;Maracanaú
1455;2307700;CE;Maranguape
1457;2307809;CE;Marco
1459;2307908;CE;Martinópole
1461;2308005;CE;Massapê
1463;2308104;CE;Mauriti
1465;2308203;CE;Meruoca
1467;2308302;CE;Milagres
1597;2308351;CE;Milhã
1263;2308377;CE;Miraíma
1469;2308401;CE;Missão Velha
1471;2308500;CE;Mombaça
1473;2308609;CE;Monsenhor Tabosa
1475;2308708;CE;Morada Nova
1477;2308807;CE;Moraújo
1479;2308906;CE;Morrinhos
1481;2309003;CE;Mucambo
1483;2309102;CE;Mulungu
1485;2309201;CE;Nova Olinda
1487;2309300;CE;Nova Russas
1489;2309409;CE;Novo Oriente
1265;2309458;CE;Ocara
1491;2309508;CE;Orós
1493;2309607;CE;Pacajus
1495;2309706;CE;Pacatuba
1497;2309805;CE;Pacoti
1499;2309904;CE;Pacujá
1501;2310001;CE;Palhano
1503;2310100;CE;Palmácia
1505;2310209;CE;Paracuru
1599;2310258;CE;Paraipaba
1507;2310308;CE;Parambu
1509;2310407;CE;Paramoti
1511;2310506;CE;Pedra Branca
1513;2310605;CE;Penaforte
1515;2310704;CE;Pentecoste
1517;2310803;CE;Pereiro
1267;2310852;CE;Pindoretama
1519;2310902;CE;Piquet Carneiro
1269;2310951;CE;Pires Ferreira
1521;2311009;CE;Poranga
1523;2311108;CE;Porteiras
1525;2311207;CE;Potengi
1271;2311231;CE;Potiretama
9917;2311264;CE;Quiterianópolis
1527;2311306;CE;Quixadá
9853;2311355;CE;Quixelô
1529;2311405;CE;Quixeramobim
1531;2311504;CE;Quixeré
1533;2311603;CE;Redenção
1535;2311702;CE;Reriutaba
1537;2311801;CE;Russas
1539;2311900;CE;Saboeiro
1273;2311959;CE;Salitre
1541;2312007;CE;Santana do Acaraú
1543;2312106;CE;Santana do Cariri
1545;2312205;CE;Santa Quitéria
1547;2312304;CE;São Benedito
1549;2312403;CE;São Gonçalo do Amarante
1551;2312502;CE;São João do Jaguaribe
1553;2312601;CE;São Luís do Curu
1555;2312700;CE;Senador Pompeu
1557;2312809;CE;Senador Sá
1559;2312908;CE;Sobral
1561;2313005;CE;Solonópole
1563;2313104;CE;Tabuleiro do Norte
1565;2313203;CE;Tamboril
1275;2313252;CE;Tarrafas
1567;2313302;CE;Tauá
1277;2313351;CE;Tejuçuoca
1569;2313401;CE;Tianguá
1571;2313500;CE;Trairi
1279;2313559;CE;Tururu
1573;2313609;CE;Ubajara
1575;2313708;CE;Umari
9855;2313757;CE;Umirim
1577;2313807;CE;Uruburetama
1579;2313906;CE;Uruoca
9857;2313955;CE;Varjota
1581;2314003;CE;Várzea Alegre
1583;2314102;CE;Viçosa do Ceará
1601;2400109;RN;Acari
1603;2400208;RN;Açu
1605;2400307;RN;Afonso Bezerra
1607;2400406;RN;Água Nova
1609;2400505;RN;Alexandria
1611;2400604;RN;Almino Afonso
1613;2400703;RN;Alto do Rodrigues
1615;2400802;RN;Angicos
1617;2400901;RN;Antônio Martins
1619;2401008;RN;Apodi
1621;2401107;RN;Areia Branca
1623;2401206;RN;Arês
1625;2401305;RN;Augusto Severo (Campo Grande)
1627;2401404;RN;Baía Formosa
3003;2401453;RN;Baraúna
1629;2401503;RN;Barcelona
1631;2401602;RN;Bento Fernandes
0412;2401651;RN;Bodó
1633;2401701;RN;Bom Jesus
1635;2401800;RN;Brejinho
0414;2401859;RN;Caiçara do Norte
1637;2401909;RN;Caiçara do Rio do Vento
1639;2402006;RN;Caicó
1641;2402105;RN;Campo Redondo
1643;2402204;RN;Canguaretama
1645;2402303;RN;Caraúbas
1647;2402402;RN;Carnaúba dos Dantas
1649;2402501;RN;Carnaubais
1651;2402600;RN;Ceará-Mirim
1653;2402709;RN;Cerro Corá
1655;2402808;RN;Coronel Ezequiel
1657;2402907;RN;Coronel João Pessoa
1659;2403004;RN;Cruzeta
1661;2403103;RN;Currais Novos
1663;2403202;RN;Doutor Severiano
1779;2403251;RN;Parnamirim
1665;2403301;RN;Encanto
1667;2403400;RN;Equador
1669;2403509;RN;Espírito Santo
1671;2403608;RN;Extremoz
1673;2403707;RN;Felipe Guerra
0416;2403756;RN;Fernando Pedroza
1675;2403806;RN;Florânia
1677;2403905;RN;Francisco Dantas
1751;2404002;RN;Frutuoso Gomes
1679;2404101;RN;Galinhos
1681;2404200;RN;Goianinha
1683;2404309;RN;Governador Dix-Sept Rosado
1685;2404408;RN;Grossos
1687;2404507;RN;Guamaré
1689;2404606;RN;Ielmo Marinho
1691;2404705;RN;Ipanguaçu
1693;2404804;RN;Ipueira
0418;2404853;RN;Itajá
1695;2404903;RN;Itaú
1697;2405009;RN;Jaçanã
1699;2405108;RN;Jandaíra
1701;2405207;RN;Janduís
1703;2405306;RN;Januário Cicco (Boa Saúde)
1705;2405405;RN;Japi
1707;2405504;RN;Jardim de Angicos
1709;2405603;RN;Jardim de Piranhas
1711;2405702;RN;Jardim do Seridó
1713;2405801;RN;João Câmara
1715;2405900;RN;João Dias
1717;2406007;RN;José da Penha
1719;2406106;RN;Jucurutu
1108;2406155;RN;Jundiá
1723;2406205;RN;Lagoa d'Anta
1725;2406304;RN;Lagoa de Pedras
1727;2406403;RN;Lagoa de Velhos
1729;2406502;RN;Lagoa Nova
1731;2406601;RN;Lagoa Salgada
1733;2406700;RN;Lajes
1735;2406809;RN;Lajes Pintadas
1737;2406908;RN;Lucrécia
1739;2407005;RN;Luís Gomes
1741;2407104;RN;Macaíba
1743;2407203;RN;Macau
0420;2407252;RN;Major Sales
1745;2407302;RN;Marcelino Vieira
1747;2407401;RN;Martins
1749;2407500;RN;Maxaranguape
1721;2407609;RN;Messias Targino
1753;2407708;RN;Montanhas
1755;2407807;RN;Monte Alegre
1757;2407906;RN;Monte das Gameleiras
1759;2408003;RN;Mossoró
1761;2408102;RN;Natal
1763;2408201;RN;Nísia Floresta
1765;2408300;RN;Nova Cruz
1767;2408409;RN;Olho-d'Água do Borges
1769;2408508;RN;Ouro Branco
1771;2408607;RN;Paraná
1773;2408706;RN;Paraú
1775;2408805;RN;Parazinho
1777;2408904;RN;Parelhas
0422;2408953;RN;Rio do Fogo
1781;2409100;RN;Passa e Fica
1783;2409209;RN;Passagem
1785;2409308;RN;Patu
0424;2409332;RN;Santa Maria
1787;2409407;RN;Pau dos Ferros
1789;2409506;RN;Pedra Grande
1791;2409605;RN;Pedra Preta
1793;2409704;RN;Pedro Avelino
1795;2409803;RN;Pedro Velho
1797;2409902;RN;Pendências
1799;2410009;RN;Pilões
1801;2410108;RN;Poço Branco
1803;2410207;RN;Portalegre
0426;2410256;RN;Porto do Mangue
1805;2410306;RN;Serra Caiada
1807;2410405;RN;Pureza
1809;2410504;RN;Rafael Fernandes
1893;2410603;RN;Rafael Godeiro
1811;2410702;RN;Riacho da Cruz
1813;2410801;RN;Riacho de Santana
1815;2410900;RN;Riachuelo
1817;2411007;RN;Rodolfo Fernandes
0428;2411056;RN;Tibau
1819;2411106;RN;Ruy Barbosa
1823;2411205;RN;Santa Cruz
1827;2411403;RN;Santana do Matos
1825;2411429;RN;Santana do Seridó
1829;2411502;RN;Santo Antônio
1831;2411601;RN;São Bento do Norte
1833;2411700;RN;São Bento do Trairí
1835;2411809;RN;São Fernando
1821;2411908;RN;São Francisco do Oeste
1837;2412005;RN;São Gonçalo do Amarante
1839;2412104;RN;São João do Sabugi
1841;2412203;RN;São José de Mipibu
1843;2412302;RN;São José do Campestre
1845;2412401;RN;São José do Seridó
1847;2412500;RN;São Miguel
0430;2412559;RN;São Miguel do Gostoso
1849;2412609;RN;São Paulo do Potengi
1851;2412708;RN;São Pedro
1853;2412807;RN;São Rafael
1855;2412906;RN;São Tomé
1857;2413003;RN;São Vicente
1859;2413102;RN;Senador Elói de Souza
1861;2413201;RN;Senador Georgino Avelino
1863;2413300;RN;Serra de São Bento
1927;2413359;RN;Serra do Mel
1865;2413409;RN;Serra Negra do Norte
1867;2413508;RN;Serrinha
0432;2413557;RN;Serrinha dos Pintos
1869;2413607;RN;Severiano Melo
1871;2413706;RN;Sítio Novo
1873;2413805;RN;Taboleiro Grande
1875;2413904;RN;Taipu
1877;2414001;RN;Tangará
1879;2414100;RN;Tenente Ananias
0434;2414159;RN;Tenente Laurentino Cruz
1881;2414209;RN;Tibau do Sul
1883;2414308;RN;Timbaúba dos Batistas
1885;2414407;RN;Touros
0436;2414456;RN;Triunfo Potiguar
1887;2414506;RN;Umarizal
1889;2414605;RN;Upanema
1891;2414704;RN;Várzea
0438;2414753;RN;Venha-Ver
1895;2414803;RN;Vera Cruz
1897;2414902;RN;Viçosa
1899;2415008;RN;Vila Flor
1901;2500106;PB;Água Branca
1903;2500205;PB;Aguiar
1905;2500304;PB;Alagoa Grande
1907;2500403;PB;Alagoa Nova
1909;2500502;PB;Alagoinha
0440;2500536;PB;Alcantil
0442;2500577;PB;Algodão de Jandaíra
1911;2500601;PB;Alhandra
1913;2500700;PB;São João do Rio do Peixe
0444;2500734;PB;Amparo
0446;2500775;PB;Aparecida
1915;2500809;PB;Araçagi
1917;2500908;PB;Arara
1919;2501005;PB;Araruna
1921;2501104;PB;Areia
0448;2501153;PB;Areia de Baraúnas
1923;2501203;PB;Areial
1925;2501302;PB;Aroeiras
0450;2501351;PB;Assunção
1929;2501401;PB;Baía da Traição
1931;2501500;PB;Bananeiras
0452;2501534;PB;Baraúna
0454;2501575;PB;Barra de Santana
1933;2501609;PB;Barra de Santa Rosa
1935;2501708;PB;Barra de São Miguel
1937;2501807;PB;Bayeux
1939;2501906;PB;Belém
1941;2502003;PB;Belém do Brejo do Cruz
0456;2502052;PB;Bernardino Batista
1943;2502102;PB;Boa Ventura
0458;2502151;PB;Boa Vista
1945;2502201;PB;Bom Jesus
1947;2502300;PB;Bom Sucesso
1949;2502409;PB;Bonito de Santa Fé
1951;2502508;PB;Boqueirão
1953;2502607;PB;Igaracy
1955;2502706;PB;Borborema
1957;2502805;PB;Brejo do Cruz
1959;2502904;PB;Brejo dos Santos
1961;2503001;PB;Caaporã
1963;2503100;PB;Cabaceiras
1965;2503209;PB;Cabedelo
1967;2503308;PB;Cachoeira dos Índios
1969;2503407;PB;Cacimba de Areia
1971;2503506;PB;Cacimba de Dentro
0460;2503555;PB;Cacimbas
1973;2503605;PB;Caiçara
1975;2503704;PB;Cajazeiras
0462;2503753;PB;Cajazeirinhas
1977;2503803;PB;Caldas Brandão
1979;2503902;PB;Camalaú
1981;2504009;PB;Campina Grande
0464;2504033;PB;Capim
0466;2504074;PB;Caraúbas
1983;2504108;PB;Carrapateira
0468;2504157;PB;Casserengue
1985;2504207;PB;Catingueira
1987;2504306;PB;Catolé do Rocha
0470;2504355;PB;Caturité
1989;2504405;PB;Conceição
1991;2504504;PB;Condado
1993;2504603;PB;Conde
1995;2504702;PB;Congo
1997;2504801;PB;Coremas
0472;2504850;PB;Coxixola
1999;2504900;PB;Cruz do Espírito Santo
2001;2505006;PB;Cubati
2003;2505105;PB;Cuité
2005;2505204;PB;Cuitegi
0474;2505238;PB;Cuité de Mamanguape
0476;2505279;PB;Curral de Cima
2007;2505303;PB;Curral Velho
0478;2505352;PB;Damião
2009;2505402;PB;Desterro
2011;2505501;PB;Vista Serrana
2013;2505600;PB;Diamante
2015;2505709;PB;Dona Inês
2017;2505808;PB;Duas Estradas
2019;2505907;PB;Emas
2021;2506004;PB;Esperança
2023;2506103;PB;Fagundes
2025;2506202;PB;Frei Martinho
0480;2506251;PB;Gado Bravo
2027;2506301;PB;Guarabira
2029;2506400;PB;Gurinhém
2031;2506509;PB;Gurjão
2033;2506608;PB;Ibiara
2035;2506707;PB;Imaculada
2037;2506806;PB;Ingá
2039;2506905;PB;Itabaiana
2041;2507002;PB;Itaporanga
2043;2507101;PB;Itapororoca
2045;2507200;PB;Itatuba
2047;2507309;PB;Jacaraú
2049;2507408;PB;Jericó
2051;2507507;PB;João Pessoa
2053;2507606;PB;Juarez Távora
2055;2507705;PB;Juazeirinho
2057;2507804;PB;Junco do Seridó
2059;2507903;PB;Juripiranga
2061;2508000;PB;Juru
2063;2508109;PB;Lagoa
2065;2508208;PB;Lagoa de Dentro
2067;2508307;PB;Lagoa Seca
2069;2508406;PB;Lastro
2071;2508505;PB;Livramento
0482;2508554;PB;Logradouro
2073;2508604;PB;Lucena
2075;2508703;PB;Mãe d'Água
2077;2508802;PB;Malta
2079;2508901;PB;Mamanguape
2081;2509008;PB;Manaíra
0484;2509057;PB;Marcação
2083;2509107;PB;Mari
0486;2509156;PB;Marizópolis
2085;2509206;PB;Massaranduba
2087;2509305;PB;Mataraca
0488;2509339;PB;Matinhas
0490;2509370;PB;Mato Grosso
0492;2509396;PB;Maturéia
2089;2509404;PB;Mogeiro
2091;2509503;PB;Montadas
2093;2509602;PB;Monte Horebe
2095;2509701;PB;Monteiro
2097;2509800;PB;Mulungu
2099;2509909;PB;Natuba
2101;2510006;PB;Nazarezinho
2103;2510105;PB;Nova Floresta
2105;2510204;PB;Nova Olinda
2107;2510303;PB;Nova Palmeira
2109;2510402;PB;Olho d'Água
2111;2510501;PB;Olivedos
2113;2510600;PB;Ouro Velho
0494;2510659;PB;Parari
2115;2510709;PB;Passagem
2117;2510808;PB;Patos
2119;2510907;PB;Paulista
2121;2511004;PB;Pedra Branca
2123;2511103;PB;Pedra Lavrada
2125;2511202;PB;Pedras de Fogo
2127;2511301;PB;Piancó
2129;2511400;PB;Picuí
2131;2511509;PB;Pilar
2133;2511608;PB;Pilões
2135;2511707;PB;Pilõezinhos
2137;2511806;PB;Pirpirituba
2139;2511905;PB;Pitimbu
2141;2512002;PB;Pocinhos
0496;2512036;PB;Poço Dantas
0498;2512077;PB;Poço de José de Moura
2143;2512101;PB;Pombal
2145;2512200;PB;Prata
2147;2512309;PB;Princesa Isabel
2149;2512408;PB;Puxinanã
2151;2512507;PB;Queimadas
2153;2512606;PB;Quixabá
2155;2512705;PB;Remígio
0500;2512721;PB;Pedro Régis
0502;2512747;PB;Riachão
0504;2512754;PB;Riachão do Bacamarte
0506;2512762;PB;Riachão do Poço
0508;2512788;PB;Riacho de Santo Antônio
2157;2512804;PB;Riacho dos Cavalos
2159;2512903;PB;Rio Tinto
2161;2513000;PB;Salgadinho
2163;2513109;PB;Salgado de São Félix
0510;2513158;PB;Santa Cecília
2165;2513208;PB;Santa Cruz
2167;2513307;PB;Santa Helena
0512;2513356;PB;Santa Inês
2169;2513406;PB;Santa Luzia
2171;2513505;PB;Santana de Mangueira
2173;2513604;PB;Santana dos Garrotes
0514;2513653;PB;Joca Claudino
2175;2513703;PB;Santa Rita
2177;2513802;PB;Santa Teresinha
0516;2513851;PB;Santo André
2179;2513901;PB;São Bento
0518;2513927;PB;São Bentinho
0520;2513943;PB;São Domingos do Cariri
0522;2513968;PB;São Domingos
0524;2513984;PB;São Francisco
2181;2514008;PB;São João do Cariri
2183;2514107;PB;São João do Tigre
2185;2514206;PB;São José da Lagoa Tapada
2187;2514305;PB;São José de Caiana
2189;2514404;PB;São José de Espinharas
0526;2514453;PB;São José dos Ramos
2191;2514503;PB;São José de Piranhas
0528;2514552;PB;São José de Princesa
2193;2514602;PB;São José do Bonfim
0530;2514651;PB;São José do Brejo do Cruz
2195;2514701;PB;São José do Sabugi
2197;2514800;PB;São José dos Cordeiros
2199;2514909;PB;São Mamede
2201;2515005;PB;São Miguel de Taipu
2203;2515104;PB;São Sebastião de Lagoa de Roça
2205;2515203;PB;São Sebastião do Umbuzeiro
2207;2515302;PB;Sapé
2209;2515401;PB;São Vicente do Seridó
2211;2515500;PB;Serra Branca
2213;2515609;PB;Serra da Raiz
2215;2515708;PB;Serra Grande
2217;2515807;PB;Serra Redonda
2219;2515906;PB;Serraria
0532;2515930;PB;Sertãozinho
0534;2515971;PB;Sobrado
2221;2516003;PB;Solânea
2223;2516102;PB;Soledade
0536;2516151;PB;Sossêgo
2225;2516201;PB;Sousa
2227;2516300;PB;Sumé
2229;2516409;PB;Tacima
2231;2516508;PB;Taperoá
2233;2516607;PB;Tavares
2235;2516706;PB;Teixeira
0538;2516755;PB;Tenório
2237;2516805;PB;Triunfo
2239;2516904;PB;Uiraúna
2241;2517001;PB;Umbuzeiro
2243;2517100;PB;Várzea
0540;2517209;PB;Vieirópolis
0542;2517407;PB;Zabelê
2631;2600054;PE;Abreu e Lima
2301;2600104;PE;Afogados da Ingazeira
2303;2600203;PE;Afrânio
2305;2600302;PE;Agrestina
2307;2600401;PE;Água Preta
2309;2600500;PE;Águas Belas
2311;2600609;PE;Alagoinha
2313;2600708;PE;Aliança
2315;2600807;PE;Altinho
2317;2600906;PE;Amaraji
2319;2601003;PE;Angelim
0544;2601052;PE;Araçoiaba
2321;2601102;PE;Araripina
2323;2601201;PE;Arcoverde
2325;2601300;PE;Barra de Guabiraba
2327;2601409;PE;Barreiros
2329;2601508;PE;Belém de Maria
2331;2601607;PE;Belém do São Francisco
2333;2601706;PE;Belo Jardim
2335;2601805;PE;Betânia
2337;2601904;PE;Bezerros
2339;2602001;PE;Bodocó
2341;2602100;PE;Bom Conselho
2343;2602209;PE;Bom Jardim
2345;2602308;PE;Bonito
2347;2602407;PE;Brejão
2349;2602506;PE;Brejinho
2351;2602605;PE;Brejo da Madre de Deus
2353;2602704;PE;Buenos Aires
2355;2602803;PE;Buíque
2357;2602902;PE;Cabo de Santo Agostinho
2359;2603009;PE;Cabrobó
2361;2603108;PE;Cachoeirinha
2363;2603207;PE;Caetés
2365;2603306;PE;Calçado
2367;2603405;PE;Calumbi
2629;2603454;PE;Camaragibe
2369;2603504;PE;Camocim de São Félix
2371;2603603;PE;Camutanga
2373;2603702;PE;Canhotinho
2375;2603801;PE;Capoeiras
2377;2603900;PE;Carnaíba
2635;2603926;PE;Carnaubeira da Penha
2379;2604007;PE;Carpina
2381;2604106;PE;Caruaru
0546;2604155;PE;Casinhas
2383;2604205;PE;Catende
2385;2604304;PE;Cedro
2387;2604403;PE;Chã de Alegria
2389;2604502;PE;Chã Grande
2391;2604601;PE;Condado
2393;2604700;PE;Correntes
2395;2604809;PE;Cortês
2397;2604908;PE;Cumaru
2399;2605004;PE;Cupira
2401;2605103;PE;Custódia
2299;2605152;PE;Dormentes
2403;2605202;PE;Escada
2405;2605301;PE;Exu
2407;2605400;PE;Feira Nova
3001;2605459;PE;Fernando de Noronha
2409;2605509;PE;Ferreiros
2411;2605608;PE;Flores
2413;2605707;PE;Floresta
2415;2605806;PE;Frei Miguelinho
2417;2605905;PE;Gameleira
2419;2606002;PE;Garanhuns
2421;2606101;PE;Glória do Goitá
2423;2606200;PE;Goiana
2425;2606309;PE;Granito
2427;2606408;PE;Gravatá
2429;2606507;PE;Iati
2431;2606606;PE;Ibimirim
2433;2606705;PE;Ibirajuba
2435;2606804;PE;Igarassu
2437;2606903;PE;Iguaracy
2439;2607000;PE;Inajá
2441;2607109;PE;Ingazeira
2443;2607208;PE;Ipojuca
2445;2607307;PE;Ipubi
2447;2607406;PE;Itacuruba
2449;2607505;PE;Itaíba
2451;2607604;PE;Ilha de Itamaracá
2597;2607653;PE;Itambé
2453;2607703;PE;Itapetim
2633;2607752;PE;Itapissuma
2455;2607802;PE;Itaquitinga
2457;2607901;PE;Jaboatão dos Guararapes
0548;2607950;PE;Jaqueira
2459;2608008;PE;Jataúba
0550;2608057;PE;Jatobá
2461;2608107;PE;João Alfredo
2463;2608206;PE;Joaquim Nabuco
2295;2608255;PE;Jucati
2465;2608305;PE;Jupi
2467;2608404;PE;Jurema
2289;2608453;PE;Lagoa do Carro
2469;2608503;PE;Lagoa de Itaenga
2471;2608602;PE;Lagoa do Ouro
2473;2608701;PE;Lagoa dos Gatos
0552;2608750;PE;Lagoa Grande
2475;2608800;PE;Lajedo
2477;2608909;PE;Limoeiro
2479;2609006;PE;Macaparana
2481;2609105;PE;Machados
0554;2609154;PE;Manari
2483;2609204;PE;Maraial
2485;2609303;PE;Mirandiba
2487;2609402;PE;Moreno
2489;2609501;PE;Nazaré da Mata
2491;2609600;PE;Olinda
2493;2609709;PE;Orobó
2495;2609808;PE;Orocó
2497;2609907;PE;Ouricuri
2499;2610004;PE;Palmares
2501;2610103;PE;Palmeirina
2503;2610202;PE;Panelas
2505;2610301;PE;Paranatama
2507;2610400;PE;Parnamirim
2509;2610509;PE;Passira
2511;2610608;PE;Paudalho
2513;2610707;PE;Paulista
2515;2610806;PE;Pedra
2517;2610905;PE;Pesqueira
2519;2611002;PE;Petrolândia
2521;2611101;PE;Petrolina
2523;2611200;PE;Poção
2525;2611309;PE;Pombos
2527;2611408;PE;Primavera
2529;2611507;PE;Quipapá
2637;2611533;PE;Quixaba
2531;2611606;PE;Recife
2533;2611705;PE;Riacho das Almas
2535;2611804;PE;Ribeirão
2537;2611903;PE;Rio Formoso
2539;2612000;PE;Sairé
2541;2612109;PE;Salgadinho
2543;2612208;PE;Salgueiro
2545;2612307;PE;Saloá
2547;2612406;PE;Sanharó
2297;2612455;PE;Santa Cruz
2639;2612471;PE;Santa Cruz da Baixa Verde
2549;2612505;PE;Santa Cruz do Capibaribe
0556;2612554;PE;Santa Filomena
2551;2612604;PE;Santa Maria da Boa Vista
2553;2612703;PE;Santa Maria do Cambucá
2555;2612802;PE;Santa Terezinha
2557;2612901;PE;São Benedito do Sul
2559;2613008;PE;São Bento do Una
2561;2613107;PE;São Caetano
2563;2613206;PE;São João
2565;2613305;PE;São Joaquim do Monte
2567;2613404;PE;São José da Coroa Grande
2569;2613503;PE;São José do Belmonte
2571;2613602;PE;São José do Egito
2573;2613701;PE;São Lourenço da Mata
2575;2613800;PE;São Vicente Ferrer
2577;2613909;PE;Serra Talhada
2579;2614006;PE;Serrita
2581;2614105;PE;Sertânia
2583;2614204;PE;Sirinhaém
2585;2614303;PE;Moreilândia
2587;2614402;PE;Solidão
2589;2614501;PE;Surubim
2591;2614600;PE;Tabira
2593;2614709;PE;Tacaimbó
2595;2614808;PE;Tacaratu
0558;2614857;PE;Tamandaré
2599;2615003;PE;Taquaritinga do Norte
2601;2615102;PE;Terezinha
2603;2615201;PE;Terra Nova
2605;2615300;PE;Timbaúba
2607;2615409;PE;Toritama
2609;2615508;PE;Tracunhaém
2611;2615607;PE;Trindade
2613;2615706;PE;Triunfo
2615;2615805;PE;Tupanatinga
2617;2615904;PE;Tuparetama
2619;2616001;PE;Venturosa
2621;2616100;PE;Verdejante
2291;2616183;PE;Vertente do Lério
2623;2616209;PE;Vertentes
2625;2616308;PE;Vicência
2627;2616407;PE;Vitória de Santo Antão
2293;2616506;PE;Xexéu
2701;2700102;AL;Água Branca
2703;2700201;AL;Anadia
2705;2700300;AL;Arapiraca
2707;2700409;AL;Atalaia
2709;2700508;AL;Barra de Santo Antônio
2711;2700607;AL;Barra de São Miguel
2713;2700706;AL;Batalha
2715;2700805;AL;Belém
2717;2700904;AL;Belo Monte
2719;2701001;AL;Boca da Mata
2721;2701100;AL;Branquinha
2723;2701209;AL;Cacimbinhas
2725;2701308;AL;Cajueiro
0560;2701357;AL;Campestre
2727;2701407;AL;Campo Alegre
2729;2701506;AL;Campo Grande
2731;2701605;AL;Canapi
2733;2701704;AL;Capela
2735;2701803;AL;Carneiros
2737;2701902;AL;Chã Preta
2739;2702009;AL;Coité do Nóia
2741;2702108;AL;Colônia Leopoldina
2743;2702207;AL;Coqueiro Seco
2745;2702306;AL;Coruripe
2889;2702355;AL;Craíbas
2747;2702405;AL;Delmiro Gouveia
2749;2702504;AL;Dois Riachos
2643;2702553;AL;Estrela de Alagoas
2751;2702603;AL;Feira Grande
2753;2702702;AL;Feliz Deserto
2755;2702801;AL;Flexeiras
2757;2702900;AL;Girau do Ponciano
2759;2703007;AL;Ibateguara
2761;2703106;AL;Igaci
2763;2703205;AL;Igreja Nova
2765;2703304;AL;Inhapi
2767;2703403;AL;Jacaré dos Homens
2769;2703502;AL;Jacuípe
2771;2703601;AL;Japaratinga
2773;2703700;AL;Jaramataia
0562;2703759;AL;Jequiá da Praia
2775;2703809;AL;Joaquim Gomes
2777;2703908;AL;Jundiá
2779;2704005;AL;Junqueiro
2781;2704104;AL;Lagoa da Canoa
2783;2704203;AL;Limoeiro de Anadia
2785;2704302;AL;Maceió
2787;2704401;AL;Major Isidoro
2789;2704500;AL;Maragogi
2791;2704609;AL;Maravilha
2793;2704708;AL;Marechal Deodoro
2795;2704807;AL;Maribondo
2797;2704906;AL;Mar Vermelho
2799;2705002;AL;Mata Grande
2801;2705101;AL;Matriz de Camaragibe
2803;2705200;AL;Messias
2805;2705309;AL;Minador do Negrão
2807;2705408;AL;Monteirópolis
2809;2705507;AL;Murici
2811;2705606;AL;Novo Lino
2813;2705705;AL;Olho d'Água das Flores
2815;2705804;AL;Olho d'Água do Casado
2817;2705903;AL;Olho d'Água Grande
2819;2706000;AL;Olivença
2821;2706109;AL;Ouro Branco
2823;2706208;AL;Palestina
2825;2706307;AL;Palmeira dos Índios
2827;2706406;AL;Pão de Açúcar
2645;2706422;AL;Pariconha
2641;2706448;AL;Paripueira
2829;2706505;AL;Passo de Camaragibe
2831;2706604;AL;Paulo Jacinto
2833;2706703;AL;Penedo
2835;2706802;AL;Piaçabuçu
2837;2706901;AL;Pilar
2839;2707008;AL;Pindoba
2841;2707107;AL;Piranhas
2843;2707206;AL;Poço das Trincheiras
2845;2707305;AL;Porto Calvo
2847;2707404;AL;Porto de Pedras
2849;2707503;AL;Porto Real do Colégio
2851;2707602;AL;Quebrangulo
2853;2707701;AL;Rio Largo
2855;2707800;AL;Roteiro
2857;2707909;AL;Santa Luzia do Norte
2859;2708006;AL;Santana do Ipanema
2861;2708105;AL;Santana do Mundaú
2863;2708204;AL;São Brás
2865;2708303;AL;São José da Laje
2867;2708402;AL;São José da Tapera
2869;2708501;AL;São Luís do Quitunde
2871;2708600;AL;São Miguel dos Campos
2873;2708709;AL;São Miguel dos Milagres
2875;2708808;AL;São Sebastião
2877;2708907;AL;Satuba
2891;2708956;AL;Senador Rui Palmeira
2879;2709004;AL;Tanque d'Arca
2881;2709103;AL;Taquarana
0971;2709152;AL;Teotônio Vilela
2883;2709202;AL;Traipu
2885;2709301;AL;União dos Palmares
2887;2709400;AL;Viçosa
3101;2800100;SE;Amparo de São Francisco
3103;2800209;SE;Aquidabã
3105;2800308;SE;Aracaju
3107;2800407;SE;Arauá
3109;2800506;SE;Areia Branca
3111;2800605;SE;Barra dos Coqueiros
3115;2800670;SE;Boquim
3113;2800704;SE;Brejo Grande
3119;2801009;SE;Campo do Brito
3121;2801108;SE;Canhoba
3123;2801207;SE;Canindé de São Francisco
3125;2801306;SE;Capela
3127;2801405;SE;Carira
3129;2801504;SE;Carmópolis
3131;2801603;SE;Cedro de São João
3133;2801702;SE;Cristinápolis
3137;2801900;SE;Cumbe
3139;2802007;SE;Divina Pastora
3141;2802106;SE;Estância
3143;2802205;SE;Feira Nova
3145;2802304;SE;Frei Paulo
3149;2802403;SE;Gararu
3147;2802502;SE;General Maynard
3151;2802601;SE;Gracho Cardoso
3153;2802700;SE;Ilha das Flores
3155;2802809;SE;Indiaroba
3157;2802908;SE;Itabaiana
3159;2803005;SE;Itabaianinha
3161;2803104;SE;Itabi
3163;2803203;SE;Itaporanga d'Ajuda
3165;2803302;SE;Japaratuba
3167;2803401;SE;Japoatã
3169;2803500;SE;Lagarto
3171;2803609;SE;Laranjeiras
3173;2803708;SE;Macambira
3175;2803807;SE;Malhada dos Bois
3177;2803906;SE;Malhador
3179;2804003;SE;Maruim
3181;2804102;SE;Moita Bonita
3183;2804201;SE;Monte Alegre de Sergipe
3185;2804300;SE;Muribeca
3187;2804409;SE;Neópolis
3135;2804458;SE;Nossa Senhora Aparecida
3189;2804508;SE;Nossa Senhora da Glória
3191;2804607;SE;Nossa Senhora das Dores
3193;2804706;SE;Nossa Senhora de Lourdes
3195;2804805;SE;Nossa Senhora do Socorro
3197;2804904;SE;Pacatuba
3199;2805000;SE;Pedra Mole
3201;2805109;SE;Pedrinhas
3203;2805208;SE;Pinhão
3205;2805307;SE;Pirambu
3207;2805406;SE;Poço Redondo
3209;2805505;SE;Poço Verde
3211;2805604;SE;Porto da Folha
3213;2805703;SE;Propriá
3215;2805802;SE;Riachão do Dantas
3217;2805901;SE;Riachuelo
3219;2806008;SE;Ribeirópolis
3221;2806107;SE;Rosário do Catete
3223;2806206;SE;Salgado
3225;2806305;SE;Santa Luzia do Itanhy
2647;2806404;SE;Santana do São Francisco
3229;2806503;SE;Santa Rosa de Lima
3231;2806602;SE;Santo Amaro das Brotas
3233;2806701;SE;São Cristóvão
3235;2806800;SE;São Domingos
3237;2806909;SE;São Francisco
3239;2807006;SE;São Miguel do Aleixo
3241;2807105;SE;Simão Dias
3243;2807204;SE;Siriri
3245;2807303;SE;Telha
3247;2807402;SE;Tobias Barreto
3249;2807501;SE;Tomar do Geru
3251;2807600;SE;Umbaúba
3301;2900108;BA;Abaíra
3303;2900207;BA;Abaré
3305;2900306;BA;Acajutiba
3253;2900355;BA;Adustina
3307;2900405;BA;Água Fria
3309;2900504;BA;Érico Cardoso
3311;2900603;BA;Aiquara
3313;2900702;BA;Alagoinhas
3315;2900801;BA;Alcobaça
3317;2900900;BA;Almadina
3319;2901007;BA;Amargosa
3321;2901106;BA;Amélia Rodrigues
3071;2901155;BA;América Dourada
3323;2901205;BA;Anagé
3325;2901304;BA;Andaraí
3255;2901353;BA;Andorinha
3327;2901403;BA;Angical
3329;2901502;BA;Anguera
3331;2901601;BA;Antas
3333;2901700;BA;Antônio Cardoso
3335;2901809;BA;Antônio Gonçalves
3337;2901908;BA;Aporá
3257;2901957;BA;Apuarema
3339;2902005;BA;Aracatu
3259;2902054;BA;Araças
3341;2902104;BA;Araci
3343;2902203;BA;Aramari
3073;2902252;BA;Arataca
3345;2902302;BA;Aratuípe
3347;2902401;BA;Aurelino Leal
3349;2902500;BA;Baianópolis
3351;2902609;BA;Baixa Grande
3261;2902658;BA;Banzaê
3353;2902708;BA;Barra
3355;2902807;BA;Barra da Estiva
3357;2902906;BA;Barra do Choça
3359;2903003;BA;Barra do Mendes
3361;2903102;BA;Barra do Rocha
3363;2903201;BA;Barreiras
3075;2903235;BA;Barro Alto
1110;2903276;BA;Barrocas
3365;2903300;BA;Barro Preto
3367;2903409;BA;Belmonte
3369;2903508;BA;Belo Campo
3371;2903607;BA;Biritinga
3373;2903706;BA;Boa Nova
3375;2903805;BA;Boa Vista do Tupim
3377;2903904;BA;Bom Jesus da Lapa
3263;2903953;BA;Bom Jesus da Serra
3379;2904001;BA;Boninal
3265;2904050;BA;Bonito
3381;2904100;BA;Boquira
3383;2904209;BA;Botuporã
3385;2904308;BA;Brejões
3387;2904407;BA;Brejolândia
3389;2904506;BA;Brotas de Macaúbas
3391;2904605;BA;Brumado
3393;2904704;BA;Buerarema
3079;2904753;BA;Buritirama
3395;2904803;BA;Caatiba
3267;2904852;BA;Cabaceiras do Paraguaçu
3397;2904902;BA;Cachoeira
3399;2905008;BA;Caculé
3401;2905107;BA;Caém
3269;2905156;BA;Caetanos
3403;2905206;BA;Caetité
3405;2905305;BA;Cafarnaum
3407;2905404;BA;Cairu
3409;2905503;BA;Caldeirão Grande
3411;2905602;BA;Camacan
3413;2905701;BA;Camaçari
3415;2905800;BA;Camamu
3417;2905909;BA;Campo Alegre de Lourdes
3419;2906006;BA;Campo Formoso
3421;2906105;BA;Canápolis
3423;2906204;BA;Canarana
3425;2906303;BA;Canavieiras
3427;2906402;BA;Candeal
3429;2906501;BA;Candeias
3431;2906600;BA;Candiba
3433;2906709;BA;Cândido Sales
3435;2906808;BA;Cansanção
3085;2906824;BA;Canudos
3081;2906857;BA;Capela do Alto Alegre
3083;2906873;BA;Capim Grosso
3271;2906899;BA;Caraíbas
3437;2906907;BA;Caravelas
3439;2907004;BA;Cardeal da Silva
3441;2907103;BA;Carinhanha
3443;2907202;BA;Casa Nova
3445;2907301;BA;Castro Alves
3447;2907400;BA;Catolândia
3449;2907509;BA;Catu
3273;2907558;BA;Caturama
3451;2907608;BA;Central
3453;2907707;BA;Chorrochó
3455;2907806;BA;Cícero Dantas
3457;2907905;BA;Cipó
3459;2908002;BA;Coaraci
3461;2908101;BA;Cocos
3463;2908200;BA;Conceição da Feira
3465;2908309;BA;Conceição do Almeida
3467;2908408;BA;Conceição do Coité
3469;2908507;BA;Conceição do Jacuípe
3471;2908606;BA;Conde
3473;2908705;BA;Condeúba
3475;2908804;BA;Contendas do Sincorá
3477;2908903;BA;Coração de Maria
3479;2909000;BA;Cordeiros
3481;2909109;BA;Coribe
3483;2909208;BA;Coronel João Sá
3485;2909307;BA;Correntina
3487;2909406;BA;Cotegipe
3489;2909505;BA;Cravolândia
3491;2909604;BA;Crisópolis
3493;2909703;BA;Cristópolis
3495;2909802;BA;Cruz das Almas
3497;2909901;BA;Curaçá
3499;2910008;BA;Dário Meira
3087;2910057;BA;Dias d'Ávila
3501;2910107;BA;Dom Basílio
3503;2910206;BA;Dom Macedo Costa
3505;2910305;BA;Elísio Medrado
3507;2910404;BA;Encruzilhada
3509;2910503;BA;Entre Rios
3511;2910602;BA;Esplanada
3513;2910701;BA;Euclides da Cunha
3117;2910727;BA;Eunápolis
3089;2910750;BA;Fátima
3275;2910776;BA;Feira da Mata
3515;2910800;BA;Feira de Santana
3091;2910859;BA;Filadélfia
3517;2910909;BA;Firmino Alves
3519;2911006;BA;Floresta Azul
3521;2911105;BA;Formosa do Rio Preto
3523;2911204;BA;Gandu
3093;2911253;BA;Gavião
3525;2911303;BA;Gentio do Ouro
3527;2911402;BA;Glória
3529;2911501;BA;Gongogi
3531;2911600;BA;Governador Mangabeira
3095;2911659;BA;Guajeru
3533;2911709;BA;Guanambi
3535;2911808;BA;Guaratinga
3097;2911857;BA;Heliópolis
3537;2911907;BA;Iaçu
3539;2912004;BA;Ibiassucê
3541;2912103;BA;Ibicaraí
3543;2912202;BA;Ibicoara
3545;2912301;BA;Ibicuí
3547;2912400;BA;Ibipeba
3551;2912509;BA;Ibipitanga
3553;2912608;BA;Ibiquera
3555;2912707;BA;Ibirapitanga
3557;2912806;BA;Ibirapuã
3559;2912905;BA;Ibirataia
3561;2913002;BA;Ibitiara
3563;2913101;BA;Ibititá
3565;2913200;BA;Ibotirama
3567;2913309;BA;Ichu
3569;2913408;BA;Igaporã
3277;2913457;BA;Igrapiúna
3571;2913507;BA;Iguaí
3573;2913606;BA;Ilhéus
3575;2913705;BA;Inhambupe
3577;2913804;BA;Ipecaetá
3579;2913903;BA;Ipiaú
3581;2914000;BA;Ipirá
3583;2914109;BA;Ipupiara
3585;2914208;BA;Irajuba
3587;2914307;BA;Iramaia
3589;2914406;BA;Iraquara
3591;2914505;BA;Irará
3593;2914604;BA;Irecê
3279;2914653;BA;Itabela
3595;2914703;BA;Itaberaba
3597;2914802;BA;Itabuna
3599;2914901;BA;Itacaré
3601;2915007;BA;Itaeté
3603;2915106;BA;Itagi
3605;2915205;BA;Itagibá
3607;2915304;BA;Itagimirim
3281;2915353;BA;Itaguaçu da Bahia
3609;2915403;BA;Itaju do Colônia
3611;2915502;BA;Itajuípe
3613;2915601;BA;Itamaraju
3615;2915700;BA;Itamari
3617;2915809;BA;Itambé
3619;2915908;BA;Itanagra
3621;2916005;BA;Itanhém
3623;2916104;BA;Itaparica
3625;2916203;BA;Itapé
3627;2916302;BA;Itapebi
3629;2916401;BA;Itapetinga
3631;2916500;BA;Itapicuru
3633;2916609;BA;Itapitanga
3635;2916708;BA;Itaquara
3637;2916807;BA;Itarantim
3283;2916856;BA;Itatim
3639;2916906;BA;Itiruçu
3641;2917003;BA;Itiúba
3643;2917102;BA;Itororó
3645;2917201;BA;Ituaçu
3647;2917300;BA;Ituberá
3285;2917334;BA;Iuiú
9859;2917359;BA;Jaborandi
3649;2917409;BA;Jacaraci
3651;2917508;BA;Jacobina
3653;2917607;BA;Jaguaquara
3655;2917706;BA;Jaguarari
3657;2917805;BA;Jaguaripe
3659;2917904;BA;Jandaíra
3661;2918001;BA;Jequié
3663;2918100;BA;Jeremoabo
3665;2918209;BA;Jiquiriçá
3667;2918308;BA;Jitaúna
3099;2918357;BA;João Dourado
3669;2918407;BA;Juazeiro
3287;2918456;BA;Jucuruçu
3671;2918506;BA;Jussara
3069;2918555;BA;Jussari
3673;2918605;BA;Jussiape
3675;2918704;BA;Lafaiete Coutinho
3289;2918753;BA;Lagoa Real
3677;2918803;BA;Laje
3679;2918902;BA;Lajedão
3681;2919009;BA;Lajedinho
3291;2919058;BA;Lajedo do Tabocal
3683;2919108;BA;Lamarão
3973;2919157;BA;Lapão
3685;2919207;BA;Lauro de Freitas
3687;2919306;BA;Lençóis
3689;2919405;BA;Licínio de Almeida
3691;2919504;BA;Livramento de Nossa Senhora
1112;2919553;BA;Luís Eduardo Magalhães
3693;2919603;BA;Macajuba
3695;2919702;BA;Macarani
3697;2919801;BA;Macaúbas
3699;2919900;BA;Macururé
3293;2919926;BA;Madre de Deus
3975;2919959;BA;Maetinga
3701;2920007;BA;Maiquinique
3703;2920106;BA;Mairi
3705;2920205;BA;Malhada
3707;2920304;BA;Malhada de Pedras
3709;2920403;BA;Manoel Vitorino
3977;2920452;BA;Mansidão
3711;2920502;BA;Maracás
3713;2920601;BA;Maragogipe
3715;2920700;BA;Maraú
3717;2920809;BA;Marcionílio Souza
3719;2920908;BA;Mascote
3721;2921005;BA;Mata de São João
3295;2921054;BA;Matina
3723;2921104;BA;Medeiros Neto
3725;2921203;BA;Miguel Calmon
3727;2921302;BA;Milagres
3729;2921401;BA;Mirangaba
3297;2921450;BA;Mirante
3731;2921500;BA;Monte Santo
3733;2921609;BA;Morpará
3735;2921708;BA;Morro do Chapéu
3737;2921807;BA;Mortugaba
3739;2921906;BA;Mucugê
3741;2922003;BA;Mucuri
3299;2922052;BA;Mulungu do Morro
3743;2922102;BA;Mundo Novo
3745;2922201;BA;Muniz Ferreira
3005;2922250;BA;Muquém de São Francisco
3747;2922300;BA;Muritiba
3749;2922409;BA;Mutuípe
3751;2922508;BA;Nazaré
3753;2922607;BA;Nilo Peçanha
3979;2922656;BA;Nordestina
3755;2922706;BA;Nova Canaã
3007;2922730;BA;Nova Fátima
3009;2922755;BA;Nova Ibiá
3757;2922805;BA;Nova Itarana
3011;2922854;BA;Nova Redenção
3759;2922904;BA;Nova Soure
3761;2923001;BA;Nova Viçosa
3013;2923035;BA;Novo Horizonte
3015;2923050;BA;Novo Triunfo
3763;2923100;BA;Olindina
3765;2923209;BA;Oliveira dos Brejinhos
3767;2923308;BA;Ouriçangas
3017;2923357;BA;Ourolândia
3769;2923407;BA;Palmas de Monte Alto
3771;2923506;BA;Palmeiras
3773;2923605;BA;Paramirim
3775;2923704;BA;Paratinga
3777;2923803;BA;Paripiranga
3779;2923902;BA;Pau Brasil
3781;2924009;BA;Paulo Afonso
3981;2924058;BA;Pé de Serra
3783;2924108;BA;Pedrão
3785;2924207;BA;Pedro Alexandre
3787;2924306;BA;Piatã
3789;2924405;BA;Pilão Arcado
3791;2924504;BA;Pindaí
3793;2924603;BA;Pindobaçu
3983;2924652;BA;Pintadas
3019;2924678;BA;Piraí do Norte
3795;2924702;BA;Piripá
3797;2924801;BA;Piritiba
3799;2924900;BA;Planaltino
3801;2925006;BA;Planalto
3803;2925105;BA;Poções
3805;2925204;BA;Pojuca
3021;2925253;BA;Ponto Novo
3807;2925303;BA;Porto Seguro
3809;2925402;BA;Potiraguá
3811;2925501;BA;Prado
3813;2925600;BA;Presidente Dutra
3815;2925709;BA;Presidente Jânio Quadros
3023;2925758;BA;Presidente Tancredo Neves
3817;2925808;BA;Queimadas
3819;2925907;BA;Quijingue
3025;2925931;BA;Quixabeira
3985;2925956;BA;Rafael Jambeiro
3821;2926004;BA;Remanso
3823;2926103;BA;Retirolândia
3825;2926202;BA;Riachão das Neves
3827;2926301;BA;Riachão do Jacuípe
3829;2926400;BA;Riacho de Santana
3831;2926509;BA;Ribeira do Amparo
3833;2926608;BA;Ribeira do Pombal
3027;2926657;BA;Ribeirão do Largo
3835;2926707;BA;Rio de Contas
3837;2926806;BA;Rio do Antônio
3839;2926905;BA;Rio do Pires
3841;2927002;BA;Rio Real
3843;2927101;BA;Rodelas
3845;2927200;BA;Ruy Barbosa
3847;2927309;BA;Salinas da Margarida
3849;2927408;BA;Salvador
3851;2927507;BA;Santa Bárbara
3853;2927606;BA;Santa Brígida
3855;2927705;BA;Santa Cruz Cabrália
3857;2927804;BA;Santa Cruz da Vitória
3859;2927903;BA;Santa Inês
3861;2928000;BA;Santaluz
3987;2928059;BA;Santa Luzia
3863;2928109;BA;Santa Maria da Vitória
3865;2928208;BA;Santana
3867;2928307;BA;Santanópolis
3549;2928406;BA;Santa Rita de Cássia
3869;2928505;BA;Santa Teresinha
3871;2928604;BA;Santo Amaro
3873;2928703;BA;Santo Antônio de Jesus
3875;2928802;BA;Santo Estêvão
3877;2928901;BA;São Desidério
3029;2928950;BA;São Domingos
3879;2929008;BA;São Félix
3031;2929057;BA;São Félix do Coribe
3881;2929107;BA;São Felipe
3883;2929206;BA;São Francisco do Conde
3989;2929255;BA;São Gabriel
3885;2929305;BA;São Gonçalo dos Campos
3035;2929354;BA;São José da Vitória
3033;2929370;BA;São José do Jacuípe
3887;2929404;BA;São Miguel das Matas
3889;2929503;BA;São Sebastião do Passé
3891;2929602;BA;Sapeaçu
3893;2929701;BA;Sátiro Dias
3037;2929750;BA;Saubara
3895;2929800;BA;Saúde
3897;2929909;BA;Seabra
3899;2930006;BA;Sebastião Laranjeiras
3901;2930105;BA;Senhor do Bonfim
3039;2930154;BA;Serra do Ramalho
3903;2930204;BA;Sento Sé
3905;2930303;BA;Serra Dourada
3907;2930402;BA;Serra Preta
3909;2930501;BA;Serrinha
3911;2930600;BA;Serrolândia
3913;2930709;BA;Simões Filho
3041;2930758;BA;Sítio do Mato
3043;2930766;BA;Sítio do Quinto
3045;2930774;BA;Sobradinho
3915;2930808;BA;Souto Soares
3917;2930907;BA;Tabocas do Brejo Velho
3919;2931004;BA;Tanhaçu
3991;2931053;BA;Tanque Novo
3921;2931103;BA;Tanquinho
3923;2931202;BA;Taperoá
3925;2931301;BA;Tapiramutá
3993;2931350;BA;Teixeira de Freitas
3927;2931400;BA;Teodoro Sampaio
3929;2931509;BA;Teofilândia
3931;2931608;BA;Teolândia
3933;2931707;BA;Terra Nova
3935;2931806;BA;Tremedal
3937;2931905;BA;Tucano
3939;2932002;BA;Uauá
3941;2932101;BA;Ubaíra
3943;2932200;BA;Ubaitaba
3945;2932309;BA;Ubatã
3947;2932408;BA;Uibaí
3047;2932457;BA;Umburanas
3949;2932507;BA;Una
3951;2932606;BA;Urandi
3953;2932705;BA;Uruçuca
3955;2932804;BA;Utinga
3957;2932903;BA;Valença
3959;2933000;BA;Valente
3997;2933059;BA;Várzea da Roça
3961;2933109;BA;Várzea do Poço
3995;2933158;BA;Várzea Nova
3049;2933174;BA;Varzedo
3963;2933208;BA;Vera Cruz
3051;2933257;BA;Vereda
3965;2933307;BA;Vitória da Conquista
3967;2933406;BA;Wagner
3999;2933455;BA;Wanderley
3969;2933505;BA;Wenceslau Guimarães
3971;2933604;BA;Xique-Xique
4001;3100104;MG;Abadia dos Dourados
4003;3100203;MG;Abaeté
4005;3100302;MG;Abre Campo
4007;3100401;MG;Acaiaca
4009;3100500;MG;Açucena
4011;3100609;MG;Água Boa
4013;3100708;MG;Água Comprida
4015;3100807;MG;Aguanil
4017;3100906;MG;Águas Formosas
4019;3101003;MG;Águas Vermelhas
4021;3101102;MG;Aimorés
4023;3101201;MG;Aiuruoca
4025;3101300;MG;Alagoa
4027;3101409;MG;Albertina
4029;3101508;MG;Além Paraíba
4031;3101607;MG;Alfenas
2681;3101631;MG;Alfredo Vasconcelos
4033;3101706;MG;Almenara
4035;3101805;MG;Alpercata
4037;3101904;MG;Alpinópolis
4039;3102001;MG;Alterosa
0564;3102050;MG;Alto Caparaó
4041;3102100;MG;Alto Rio Doce
4043;3102209;MG;Alvarenga
4045;3102308;MG;Alvinópolis
4047;3102407;MG;Alvorada de Minas
4049;3102506;MG;Amparo do Serra
4051;3102605;MG;Andradas
4053;3102704;MG;Cachoeira de Pajeú
4055;3102803;MG;Andrelândia
0566;3102852;MG;Angelândia
4057;3102902;MG;Antônio Carlos
4059;3103009;MG;Antônio Dias
4061;3103108;MG;Antônio Prado de Minas
4063;3103207;MG;Araçaí
4065;3103306;MG;Aracitaba
4067;3103405;MG;Araçuaí
4069;3103504;MG;Araguari
4071;3103603;MG;Arantina
4073;3103702;MG;Araponga
2903;3103751;MG;Araporã
4075;3103801;MG;Arapuá
4077;3103900;MG;Araújos
4079;3104007;MG;Araxá
4081;3104106;MG;Arceburgo
4083;3104205;MG;Arcos
4085;3104304;MG;Areado
4087;3104403;MG;Argirita
0568;3104452;MG;Aricanduva
4089;3104502;MG;Arinos
4091;3104601;MG;Astolfo Dutra
4093;3104700;MG;Ataléia
4095;3104809;MG;Augusto de Lima
4097;3104908;MG;Baependi
4099;3105004;MG;Baldim
4101;3105103;MG;Bambuí
4103;3105202;MG;Bandeira
4105;3105301;MG;Bandeira do Sul
4107;3105400;MG;Barão de Cocais
4109;3105509;MG;Barão de Monte Alto
4111;3105608;MG;Barbacena
4113;3105707;MG;Barra Longa
4117;3105905;MG;Barroso
4119;3106002;MG;Bela Vista de Minas
4121;3106101;MG;Belmiro Braga
4123;3106200;MG;Belo Horizonte
4125;3106309;MG;Belo Oriente
4127;3106408;MG;Belo Vale
4129;3106507;MG;Berilo
4131;3106606;MG;Bertópolis
0570;3106655;MG;Berizal
4133;3106705;MG;Betim
4135;3106804;MG;Bias Fortes
4137;3106903;MG;Bicas
4139;3107000;MG;Biquinhas
4141;3107109;MG;Boa Esperança
4143;3107208;MG;Bocaina de Minas
4145;3107307;MG;Bocaiúva
4147;3107406;MG;Bom Despacho
4149;3107505;MG;Bom Jardim de Minas
4151;3107604;MG;Bom Jesus da Penha
4153;3107703;MG;Bom Jesus do Amparo
4155;3107802;MG;Bom Jesus do Galho
4157;3107901;MG;Bom Repouso
4159;3108008;MG;Bom Sucesso
4161;3108107;MG;Bonfim
4163;3108206;MG;Bonfinópolis de Minas
0572;3108255;MG;Bonito de Minas
4165;3108305;MG;Borda da Mata
4167;3108404;MG;Botelhos
4169;3108503;MG;Botumirim
0574;3108552;MG;Brasilândia de Minas
4171;3108602;MG;Brasília de Minas
4173;3108701;MG;Brás Pires
4175;3108800;MG;Braúnas
4177;3108909;MG;Brazópolis
4179;3109006;MG;Brumadinho
4181;3109105;MG;Bueno Brandão
4183;3109204;MG;Buenópolis
0576;3109253;MG;Bugre
4185;3109303;MG;Buritis
4187;3109402;MG;Buritizeiro
0578;3109451;MG;Cabeceira Grande
4189;3109501;MG;Cabo Verde
4191;3109600;MG;Cachoeira da Prata
4193;3109709;MG;Cachoeira de Minas
4195;3109808;MG;Cachoeira Dourada
4197;3109907;MG;Caetanópolis
4199;3110004;MG;Caeté
4201;3110103;MG;Caiana
4203;3110202;MG;Cajuri
4205;3110301;MG;Caldas
4207;3110400;MG;Camacho
4209;3110509;MG;Camanducaia
4211;3110608;MG;Cambuí
4213;3110707;MG;Cambuquira
4215;3110806;MG;Campanário
4217;3110905;MG;Campanha
4219;3111002;MG;Campestre
4221;3111101;MG;Campina Verde
0580;3111150;MG;Campo Azul
4223;3111200;MG;Campo Belo
4225;3111309;MG;Campo do Meio
4227;3111408;MG;Campo Florido
4229;3111507;MG;Campos Altos
4231;3111606;MG;Campos Gerais
4233;3111705;MG;Canaã
4235;3111804;MG;Canápolis
4237;3111903;MG;Cana Verde
4239;3112000;MG;Candeias
0582;3112059;MG;Cantagalo
4241;3112109;MG;Caparaó
4243;3112208;MG;Capela Nova
4245;3112307;MG;Capelinha
4247;3112406;MG;Capetinga
4249;3112505;MG;Capim Branco
4251;3112604;MG;Capinópolis
2651;3112653;MG;Capitão Andrade
4253;3112703;MG;Capitão Enéas
4255;3112802;MG;Capitólio
4257;3112901;MG;Caputira
4259;3113008;MG;Caraí
4261;3113107;MG;Caranaíba
4263;3113206;MG;Carandaí
4265;3113305;MG;Carangola
4267;3113404;MG;Caratinga
4269;3113503;MG;Carbonita
4271;3113602;MG;Careaçu
4273;3113701;MG;Carlos Chagas
4275;3113800;MG;Carmésia
4277;3113909;MG;Carmo da Cachoeira
4279;3114006;MG;Carmo da Mata
4281;3114105;MG;Carmo de Minas
4283;3114204;MG;Carmo do Cajuru
4285;3114303;MG;Carmo do Paranaíba
4287;3114402;MG;Carmo do Rio Claro
4289;3114501;MG;Carmópolis de Minas
2685;3114550;MG;Carneirinho
4291;3114600;MG;Carrancas
4293;3114709;MG;Carvalhópolis
4295;3114808;MG;Carvalhos
4297;3114907;MG;Casa Grande
4299;3115003;MG;Cascalho Rico
4301;3115102;MG;Cássia
4303;3115201;MG;Conceição da Barra de Minas
4305;3115300;MG;Cataguases
0584;3115359;MG;Catas Altas
4307;3115409;MG;Catas Altas da Noruega
2653;3115458;MG;Catuji
0586;3115474;MG;Catuti
4309;3115508;MG;Caxambu
4311;3115607;MG;Cedro do Abaeté
4313;3115706;MG;Central de Minas
4315;3115805;MG;Centralina
4317;3115904;MG;Chácara
4319;3116001;MG;Chalé
4321;3116100;MG;Chapada do Norte
0588;3116159;MG;Chapada Gaúcha
4323;3116209;MG;Chiador
4325;3116308;MG;Cipotânea
4327;3116407;MG;Claraval
4329;3116506;MG;Claro dos Poções
4331;3116605;MG;Cláudio
4333;3116704;MG;Coimbra
4335;3116803;MG;Coluna
4337;3116902;MG;Comendador Gomes
4339;3117009;MG;Comercinho
4341;3117108;MG;Conceição da Aparecida
4343;3117207;MG;Conceição das Pedras
4345;3117306;MG;Conceição das Alagoas
4347;3117405;MG;Conceição de Ipanema
4349;3117504;MG;Conceição do Mato Dentro
4351;3117603;MG;Conceição do Pará
4353;3117702;MG;Conceição do Rio Verde
4355;3117801;MG;Conceição dos Ouros
0590;3117836;MG;Cônego Marinho
0592;3117876;MG;Confins
4357;3117900;MG;Congonhal
4359;3118007;MG;Congonhas
4361;3118106;MG;Congonhas do Norte
4363;3118205;MG;Conquista
4365;3118304;MG;Conselheiro Lafaiete
4367;3118403;MG;Conselheiro Pena
4369;3118502;MG;Consolação
4371;3118601;MG;Contagem
4373;3118700;MG;Coqueiral
4375;3118809;MG;Coração de Jesus
4377;3118908;MG;Cordisburgo
4379;3119005;MG;Cordislândia
4381;3119104;MG;Corinto
4383;3119203;MG;Coroaci
4385;3119302;MG;Coromandel
4387;3119401;MG;Coronel Fabriciano
4389;3119500;MG;Coronel Murta
4391;3119609;MG;Coronel Pacheco
4393;3119708;MG;Coronel Xavier Chaves
4395;3119807;MG;Córrego Danta
4397;3119906;MG;Córrego do Bom Jesus
0594;3119955;MG;Córrego Fundo
4399;3120003;MG;Córrego Novo
4401;3120102;MG;Couto de Magalhães de Minas
0596;3120151;MG;Crisólita
4403;3120201;MG;Cristais
4405;3120300;MG;Cristália
4407;3120409;MG;Cristiano Otoni
4409;3120508;MG;Cristina
4411;3120607;MG;Crucilândia
4413;3120706;MG;Cruzeiro da Fortaleza
4415;3120805;MG;Cruzília
0598;3120839;MG;Cuparaque
0600;3120870;MG;Curral de Dentro
4417;3120904;MG;Curvelo
4419;3121001;MG;Datas
4421;3121100;MG;Delfim Moreira
4423;3121209;MG;Delfinópolis
0602;3121258;MG;Delta
4425;3121308;MG;Descoberto
4427;3121407;MG;Desterro de Entre Rios
4429;3121506;MG;Desterro do Melo
4431;3121605;MG;Diamantina
4433;3121704;MG;Diogo de Vasconcelos
4435;3121803;MG;Dionísio
4437;3121902;MG;Divinésia
4439;3122009;MG;Divino
4441;3122108;MG;Divino das Laranjeiras
4443;3122207;MG;Divinolândia de Minas
4445;3122306;MG;Divinópolis
0604;3122355;MG;Divisa Alegre
4447;3122405;MG;Divisa Nova
2657;3122454;MG;Divisópolis
0606;3122470;MG;Dom Bosco
4449;3122504;MG;Dom Cavati
4451;3122603;MG;Dom Joaquim
4453;3122702;MG;Dom Silvério
4455;3122801;MG;Dom Viçoso
4457;3122900;MG;Dona Eusébia
4459;3123007;MG;Dores de Campos
4461;3123106;MG;Dores de Guanhães
4463;3123205;MG;Dores do Indaiá
4465;3123304;MG;Dores do Turvo
4467;3123403;MG;Doresópolis
4469;3123502;MG;Douradoquara
2675;3123528;MG;Durandé
4471;3123601;MG;Elói Mendes
4473;3123700;MG;Engenheiro Caldas
4475;3123809;MG;Engenheiro Navarro
2663;3123858;MG;Entre Folhas
4477;3123908;MG;Entre Rios de Minas
4479;3124005;MG;Ervália
4481;3124104;MG;Esmeraldas
4483;3124203;MG;Espera Feliz
4485;3124302;MG;Espinosa
4487;3124401;MG;Espírito Santo do Dourado
4489;3124500;MG;Estiva
4491;3124609;MG;Estrela Dalva
4493;3124708;MG;Estrela do Indaiá
4495;3124807;MG;Estrela do Sul
4497;3124906;MG;Eugenópolis
4499;3125002;MG;Ewbank da Câmara
4501;3125101;MG;Extrema
4503;3125200;MG;Fama
4505;3125309;MG;Faria Lemos
4507;3125408;MG;Felício dos Santos
4509;3125507;MG;São Gonçalo do Rio Preto
4511;3125606;MG;Felisburgo
4513;3125705;MG;Felixlândia
4515;3125804;MG;Fernandes Tourinho
4517;3125903;MG;Ferros
2683;3125952;MG;Fervedouro
4519;3126000;MG;Florestal
4521;3126109;MG;Formiga
4523;3126208;MG;Formoso
4525;3126307;MG;Fortaleza de Minas
4527;3126406;MG;Fortuna de Minas
4529;3126505;MG;Francisco Badaró
4531;3126604;MG;Francisco Dumont
4533;3126703;MG;Francisco Sá
0608;3126752;MG;Franciscópolis
4535;3126802;MG;Frei Gaspar
4537;3126901;MG;Frei Inocêncio
0610;3126950;MG;Frei Lagonegro
4539;3127008;MG;Fronteira
4935;3127057;MG;Fronteira dos Vales
0612;3127073;MG;Fruta de Leite
4541;3127107;MG;Frutal
4543;3127206;MG;Funilândia
4545;3127305;MG;Galiléia
0614;3127339;MG;Gameleiras
0616;3127354;MG;Glaucilândia
0618;3127370;MG;Goiabeira
0620;3127388;MG;Goianá
4547;3127404;MG;Gonçalves
4549;3127503;MG;Gonzaga
4551;3127602;MG;Gouveia
4553;3127701;MG;Governador Valadares
4555;3127800;MG;Grão Mogol
4557;3127909;MG;Grupiara
4559;3128006;MG;Guanhães
4561;3128105;MG;Guapé
4563;3128204;MG;Guaraciaba
0622;3128253;MG;Guaraciama
4565;3128303;MG;Guaranésia
4567;3128402;MG;Guarani
4569;3128501;MG;Guarará
4571;3128600;MG;Guarda-Mor
4573;3128709;MG;Guaxupé
4575;3128808;MG;Guidoval
4577;3128907;MG;Guimarânia
4579;3129004;MG;Guiricema
4581;3129103;MG;Gurinhatã
4583;3129202;MG;Heliodora
4585;3129301;MG;Iapu
4587;3129400;MG;Ibertioga
4589;3129509;MG;Ibiá
4591;3129608;MG;Ibiaí
0624;3129657;MG;Ibiracatu
4593;3129707;MG;Ibiraci
4595;3129806;MG;Ibirité
4597;3129905;MG;Ibitiúra de Minas
4599;3130002;MG;Ibituruna
2693;3130051;MG;Icaraí de Minas
4601;3130101;MG;Igarapé
4603;3130200;MG;Igaratinga
4605;3130309;MG;Iguatama
4607;3130408;MG;Ijaci
4609;3130507;MG;Ilicínea
0626;3130556;MG;Imbé de Minas
4611;3130606;MG;Inconfidentes
0628;3130655;MG;Indaiabira
4613;3130705;MG;Indianópolis
4615;3130804;MG;Ingaí
4617;3130903;MG;Inhapim
4619;3131000;MG;Inhaúma
4621;3131109;MG;Inimutaba
2665;3131158;MG;Ipaba
4623;3131208;MG;Ipanema
4625;3131307;MG;Ipatinga
4627;3131406;MG;Ipiaçu
4629;3131505;MG;Ipuiúna
4631;3131604;MG;Iraí de Minas
4633;3131703;MG;Itabira
4635;3131802;MG;Itabirinha
4637;3131901;MG;Itabirito
4639;3132008;MG;Itacambira
4641;3132107;MG;Itacarambi
4643;3132206;MG;Itaguara
4645;3132305;MG;Itaipé
4647;3132404;MG;Itajubá
4649;3132503;MG;Itamarandiba
4651;3132602;MG;Itamarati de Minas
4653;3132701;MG;Itambacuri
4655;3132800;MG;Itambé do Mato Dentro
4657;3132909;MG;Itamogi
4659;3133006;MG;Itamonte
4661;3133105;MG;Itanhandu
4663;3133204;MG;Itanhomi
4665;3133303;MG;Itaobim
4667;3133402;MG;Itapagipe
4669;3133501;MG;Itapecerica
4671;3133600;MG;Itapeva
4673;3133709;MG;Itatiaiuçu
5731;3133758;MG;Itaú de Minas
4675;3133808;MG;Itaúna
4677;3133907;MG;Itaverava
4679;3134004;MG;Itinga
4681;3134103;MG;Itueta
4683;3134202;MG;Ituiutaba
4685;3134301;MG;Itumirim
4687;3134400;MG;Iturama
4689;3134509;MG;Itutinga
4691;3134608;MG;Jaboticatubas
4693;3134707;MG;Jacinto
4695;3134806;MG;Jacuí
4697;3134905;MG;Jacutinga
4699;3135001;MG;Jaguaraçu
2893;3135050;MG;Jaíba
2655;3135076;MG;Jampruca
4701;3135100;MG;Janaúba
4703;3135209;MG;Januária
4705;3135308;MG;Japaraíba
0630;3135357;MG;Japonvar
4707;3135407;MG;Jeceaba
0632;3135456;MG;Jenipapo de Minas
4709;3135506;MG;Jequeri
4711;3135605;MG;Jequitaí
4713;3135704;MG;Jequitibá
4715;3135803;MG;Jequitinhonha
4717;3135902;MG;Jesuânia
4719;3136009;MG;Joaíma
4721;3136108;MG;Joanésia
4723;3136207;MG;João Monlevade
4725;3136306;MG;João Pinheiro
4727;3136405;MG;Joaquim Felício
4729;3136504;MG;Jordânia
0634;3136520;MG;José Gonçalves de Minas
0636;3136553;MG;José Raydan
0638;3136579;MG;Josenópolis
4731;3136603;MG;Nova União
2691;3136652;MG;Juatuba
4733;3136702;MG;Juiz de Fora
4735;3136801;MG;Juramento
4737;3136900;MG;Juruaia
0640;3136959;MG;Juvenília
4739;3137007;MG;Ladainha
4741;3137106;MG;Lagamar
4743;3137205;MG;Lagoa da Prata
4745;3137304;MG;Lagoa dos Patos
4747;3137403;MG;Lagoa Dourada
4749;3137502;MG;Lagoa Formosa
2905;3137536;MG;Lagoa Grande
4751;3137601;MG;Lagoa Santa
4753;3137700;MG;Lajinha
4755;3137809;MG;Lambari
4757;3137908;MG;Lamim
4759;3138005;MG;Laranjal
4761;3138104;MG;Lassance
4763;3138203;MG;Lavras
4765;3138302;MG;Leandro Ferreira
0642;3138351;MG;Leme do Prado
4767;3138401;MG;Leopoldina
4769;3138500;MG;Liberdade
4771;3138609;MG;Lima Duarte
2687;3138625;MG;Limeira do Oeste
2695;3138658;MG;Lontra
0644;3138674;MG;Luisburgo
0646;3138682;MG;Luislândia
4773;3138708;MG;Luminárias
4775;3138807;MG;Luz
4777;3138906;MG;Machacalis
4779;3139003;MG;Machado
4781;3139102;MG;Madre de Deus de Minas
4783;3139201;MG;Malacacheta
2895;3139250;MG;Mamonas
4785;3139300;MG;Manga
4787;3139409;MG;Manhuaçu
4789;3139508;MG;Manhumirim
4791;3139607;MG;Mantena
4793;3139706;MG;Maravilhas
4795;3139805;MG;Mar de Espanha
4797;3139904;MG;Maria da Fé
4799;3140001;MG;Mariana
4801;3140100;MG;Marilac
0648;3140159;MG;Mário Campos
4803;3140209;MG;Maripá de Minas
4805;3140308;MG;Marliéria
4807;3140407;MG;Marmelópolis
4809;3140506;MG;Martinho Campos
0650;3140530;MG;Martins Soares
2659;3140555;MG;Mata Verde
4811;3140605;MG;Materlândia
4813;3140704;MG;Mateus Leme
4815;3140803;MG;Matias Barbosa
2897;3140852;MG;Matias Cardoso
4817;3140902;MG;Matipó
4819;3141009;MG;Mato Verde
4821;3141108;MG;Matozinhos
4823;3141207;MG;Matutina
4825;3141306;MG;Medeiros
4827;3141405;MG;Medina
4829;3141504;MG;Mendes Pimentel
4831;3141603;MG;Mercês
4833;3141702;MG;Mesquita
4835;3141801;MG;Minas Novas
4837;3141900;MG;Minduri
4839;3142007;MG;Mirabela
4841;3142106;MG;Miradouro
4843;3142205;MG;Miraí
0652;3142254;MG;Miravânia
4845;3142304;MG;Moeda
4847;3142403;MG;Moema
4849;3142502;MG;Monjolos
4851;3142601;MG;Monsenhor Paulo
4853;3142700;MG;Montalvânia
4855;3142809;MG;Monte Alegre de Minas
4857;3142908;MG;Monte Azul
4859;3143005;MG;Monte Belo
4861;3143104;MG;Monte Carmelo
0654;3143153;MG;Monte Formoso
4863;3143203;MG;Monte Santo de Minas
4865;3143302;MG;Montes Claros
4867;3143401;MG;Monte Sião
2697;3143450;MG;Montezuma
4869;3143500;MG;Morada Nova de Minas
4871;3143609;MG;Morro da Garça
4873;3143708;MG;Morro do Pilar
4875;3143807;MG;Munhoz
4877;3143906;MG;Muriaé
4879;3144003;MG;Mutum
4881;3144102;MG;Muzambinho
4883;3144201;MG;Nacip Raydan
4885;3144300;MG;Nanuque
0656;3144359;MG;Naque
0658;3144375;MG;Natalândia
4887;3144409;MG;Natércia
4889;3144508;MG;Nazareno
4891;3144607;MG;Nepomuceno
0660;3144656;MG;Ninheira
0662;3144672;MG;Nova Belém
4893;3144706;MG;Nova Era
4895;3144805;MG;Nova Lima
4897;3144904;MG;Nova Módica
4899;3145000;MG;Nova Ponte
0664;3145059;MG;Nova Porteirinha
4901;3145109;MG;Nova Resende
4903;3145208;MG;Nova Serrana
4905;3145307;MG;Novo Cruzeiro
0666;3145356;MG;Novo Oriente de Minas
0668;3145372;MG;Novorizonte
4907;3145406;MG;Olaria
0670;3145455;MG;Olhos d'Água
4909;3145505;MG;Olímpio Noronha
4911;3145604;MG;Oliveira
4913;3145703;MG;Oliveira Fortes
4915;3145802;MG;Onça de Pitangui
0672;3145851;MG;Oratórios
0674;3145877;MG;Orizânia
4917;3145901;MG;Ouro Branco
4919;3146008;MG;Ouro Fino
4921;3146107;MG;Ouro Preto
4923;3146206;MG;Ouro Verde de Minas
0676;3146255;MG;Padre Carvalho
4925;3146305;MG;Padre Paraíso
4927;3146404;MG;Paineiras
4929;3146503;MG;Pains
0678;3146552;MG;Pai Pedro
4931;3146602;MG;Paiva
4933;3146701;MG;Palma
2661;3146750;MG;Palmópolis
4937;3146909;MG;Papagaios
4939;3147006;MG;Paracatu
4941;3147105;MG;Pará de Minas
4943;3147204;MG;Paraguaçu
4945;3147303;MG;Paraisópolis
4947;3147402;MG;Paraopeba
4949;3147501;MG;Passabém
4951;3147600;MG;Passa Quatro
4953;3147709;MG;Passa Tempo
4955;3147808;MG;Passa-Vinte
4957;3147907;MG;Passos
0680;3147956;MG;Patis
4959;3148004;MG;Patos de Minas
4961;3148103;MG;Patrocínio
4963;3148202;MG;Patrocínio do Muriaé
4965;3148301;MG;Paula Cândido
4967;3148400;MG;Paulistas
4969;3148509;MG;Pavão
4971;3148608;MG;Peçanha
4973;3148707;MG;Pedra Azul
0682;3148756;MG;Pedra Bonita
4975;3148806;MG;Pedra do Anta
4977;3148905;MG;Pedra do Indaiá
4979;3149002;MG;Pedra Dourada
4981;3149101;MG;Pedralva
2899;3149150;MG;Pedras de Maria da Cruz
4983;3149200;MG;Pedrinópolis
4985;3149309;MG;Pedro Leopoldo
4987;3149408;MG;Pedro Teixeira
4989;3149507;MG;Pequeri
4991;3149606;MG;Pequi
4993;3149705;MG;Perdigão
4995;3149804;MG;Perdizes
4997;3149903;MG;Perdões
0684;3149952;MG;Periquito
4999;3150000;MG;Pescador
5001;3150109;MG;Piau
0686;3150158;MG;Piedade de Caratinga
5003;3150208;MG;Piedade de Ponte Nova
5005;3150307;MG;Piedade do Rio Grande
5007;3150406;MG;Piedade dos Gerais
5009;3150505;MG;Pimenta
0688;3150539;MG;Pingo-d'Água
0690;3150570;MG;Pintópolis
5011;3150604;MG;Piracema
5013;3150703;MG;Pirajuba
5015;3150802;MG;Piranga
5017;3150901;MG;Piranguçu
5019;3151008;MG;Piranguinho
5021;3151107;MG;Pirapetinga
5023;3151206;MG;Pirapora
5025;3151305;MG;Piraúba
5027;3151404;MG;Pitangui
5029;3151503;MG;Piumhi
5031;3151602;MG;Planura
5033;3151701;MG;Poço Fundo
5035;3151800;MG;Poços de Caldas
5037;3151909;MG;Pocrane
5039;3152006;MG;Pompéu
5041;3152105;MG;Ponte Nova
0692;3152131;MG;Ponto Chique
0694;3152170;MG;Ponto dos Volantes
5043;3152204;MG;Porteirinha
5045;3152303;MG;Porto Firme
5047;3152402;MG;Poté
5049;3152501;MG;Pouso Alegre
5051;3152600;MG;Pouso Alto
5053;3152709;MG;Prados
5055;3152808;MG;Prata
5057;3152907;MG;Pratápolis
5059;3153004;MG;Pratinha
5061;3153103;MG;Presidente Bernardes
5063;3153202;MG;Presidente Juscelino
5065;3153301;MG;Presidente Kubitschek
5067;3153400;MG;Presidente Olegário
5069;3153509;MG;Alto Jequitibá
5071;3153608;MG;Prudente de Morais
5073;3153707;MG;Quartel Geral
5075;3153806;MG;Queluzito
5077;3153905;MG;Raposos
5079;3154002;MG;Raul Soares
5081;3154101;MG;Recreio
0696;3154150;MG;Reduto
5083;3154200;MG;Resende Costa
5085;3154309;MG;Resplendor
5087;3154408;MG;Ressaquinha
2901;3154457;MG;Riachinho
5089;3154507;MG;Riacho dos Machados
5091;3154606;MG;Ribeirão das Neves
5093;3154705;MG;Ribeirão Vermelho
5095;3154804;MG;Rio Acima
5097;3154903;MG;Rio Casca
5099;3155009;MG;Rio Doce
5101;3155108;MG;Rio do Prado
5103;3155207;MG;Rio Espera
5105;3155306;MG;Rio Manso
5107;3155405;MG;Rio Novo
5109;3155504;MG;Rio Paranaíba
5111;3155603;MG;Rio Pardo de Minas
5113;3155702;MG;Rio Piracicaba
5115;3155801;MG;Rio Pomba
5117;3155900;MG;Rio Preto
5119;3156007;MG;Rio Vermelho
5121;3156106;MG;Ritápolis
5123;3156205;MG;Rochedo de Minas
5125;3156304;MG;Rodeiro
5127;3156403;MG;Romaria
0698;3156452;MG;Rosário da Limeira
5129;3156502;MG;Rubelita
5131;3156601;MG;Rubim
5133;3156700;MG;Sabará
5135;3156809;MG;Sabinópolis
5137;3156908;MG;Sacramento
5139;3157005;MG;Salinas
5141;3157104;MG;Salto da Divisa
5143;3157203;MG;Santa Bárbara
2667;3157252;MG;Santa Bárbara do Leste
0700;3157278;MG;Santa Bárbara do Monte Verde
5145;3157302;MG;Santa Bárbara do Tugúrio
0702;3157336;MG;Santa Cruz de Minas
0704;3157377;MG;Santa Cruz de Salinas
5147;3157401;MG;Santa Cruz do Escalvado
5149;3157500;MG;Santa Efigênia de Minas
5151;3157609;MG;Santa Fé de Minas
0706;3157658;MG;Santa Helena de Minas
5153;3157708;MG;Santa Juliana
5155;3157807;MG;Santa Luzia
5157;3157906;MG;Santa Margarida
5159;3158003;MG;Santa Maria de Itabira
5161;3158102;MG;Santa Maria do Salto
5163;3158201;MG;Santa Maria do Suaçuí
5165;3158300;MG;Santana da Vargem
5167;3158409;MG;Santana de Cataguases
5169;3158508;MG;Santana de Pirapama
5171;3158607;MG;Santana do Deserto
5173;3158706;MG;Santana do Garambéu
5175;3158805;MG;Santana do Jacaré
5177;3158904;MG;Santana do Manhuaçu
2673;3158953;MG;Santana do Paraíso
5179;3159001;MG;Santana do Riacho
5181;3159100;MG;Santana dos Montes
5183;3159209;MG;Santa Rita de Caldas
5185;3159308;MG;Santa Rita de Jacutinga
2669;3159357;MG;Santa Rita de Minas
5187;3159407;MG;Santa Rita de Ibitipoca
5189;3159506;MG;Santa Rita do Itueto
5191;3159605;MG;Santa Rita do Sapucaí
5193;3159704;MG;Santa Rosa da Serra
5195;3159803;MG;Santa Vitória
5197;3159902;MG;Santo Antônio do Amparo
5199;3160009;MG;Santo Antônio do Aventureiro
5201;3160108;MG;Santo Antônio do Grama
5203;3160207;MG;Santo Antônio do Itambé
5205;3160306;MG;Santo Antônio do Jacinto
5207;3160405;MG;Santo Antônio do Monte
0708;3160454;MG;Santo Antônio do Retiro
5209;3160504;MG;Santo Antônio do Rio Abaixo
5211;3160603;MG;Santo Hipólito
5213;3160702;MG;Santos Dumont
5215;3160801;MG;São Bento Abade
5217;3160900;MG;São Brás do Suaçuí
0710;3160959;MG;São Domingos das Dores
5219;3161007;MG;São Domingos do Prata
0712;3161056;MG;São Félix de Minas
5221;3161106;MG;São Francisco
5223;3161205;MG;São Francisco de Paula
5225;3161304;MG;São Francisco de Sales
5227;3161403;MG;São Francisco do Glória
5229;3161502;MG;São Geraldo
5231;3161601;MG;São Geraldo da Piedade
0714;3161650;MG;São Geraldo do Baixio
5233;3161700;MG;São Gonçalo do Abaeté
5235;3161809;MG;São Gonçalo do Pará
5237;3161908;MG;São Gonçalo do Rio Abaixo
5239;3162005;MG;São Gonçalo do Sapucaí
5241;3162104;MG;São Gotardo
5243;3162203;MG;São João Batista do Glória
0716;3162252;MG;São João da Lagoa
5245;3162302;MG;São João da Mata
5247;3162401;MG;São João da Ponte
0718;3162450;MG;São João das Missões
5249;3162500;MG;São João del Rei
2677;3162559;MG;São João do Manhuaçu
2679;3162575;MG;São João do Manteninha
5251;3162609;MG;São João do Oriente
0720;3162658;MG;São João do Pacuí
5253;3162708;MG;São João do Paraíso
5255;3162807;MG;São João Evangelista
5257;3162906;MG;São João Nepomuceno
0722;3162922;MG;São Joaquim de Bicas
0724;3162948;MG;São José da Barra
2649;3162955;MG;São José da Lapa
5259;3163003;MG;São José da Safira
5261;3163102;MG;São José da Varginha
5263;3163201;MG;São José do Alegre
5265;3163300;MG;São José do Divino
5267;3163409;MG;São José do Goiabal
5269;3163508;MG;São José do Jacuri
5271;3163607;MG;São José do Mantimento
5273;3163706;MG;São Lourenço
5275;3163805;MG;São Miguel do Anta
5277;3163904;MG;São Pedro da União
5279;3164001;MG;São Pedro dos Ferros
5281;3164100;MG;São Pedro do Suaçuí
5283;3164209;MG;São Romão
5285;3164308;MG;São Roque de Minas
5287;3164407;MG;São Sebastião da Bela Vista
0726;3164431;MG;São Sebastião da Vargem Alegre
0728;3164472;MG;São Sebastião do Anta
5289;3164506;MG;São Sebastião do Maranhão
5291;3164605;MG;São Sebastião do Oeste
5293;3164704;MG;São Sebastião do Paraíso
5295;3164803;MG;São Sebastião do Rio Preto
5297;3164902;MG;São Sebastião do Rio Verde
5299;3165008;MG;São Tiago
5301;3165107;MG;São Tomás de Aquino
5303;3165206;MG;São Thomé das Letras
5305;3165305;MG;São Vicente de Minas
5307;3165404;MG;Sapucaí-Mirim
5309;3165503;MG;Sardoá
0730;3165537;MG;Sarzedo
0732;3165552;MG;Setubinha
0734;3165560;MG;Sem-Peixe
2689;3165578;MG;Senador Amaral
5311;3165602;MG;Senador Cortes
5313;3165701;MG;Senador Firmino
5315;3165800;MG;Senador José Bento
5317;3165909;MG;Senador Modestino Gonçalves
5319;3166006;MG;Senhora de Oliveira
5321;3166105;MG;Senhora do Porto
5323;3166204;MG;Senhora dos Remédios
5325;3166303;MG;Sericita
5327;3166402;MG;Seritinga
5329;3166501;MG;Serra Azul de Minas
5331;3166600;MG;Serra da Saudade
5333;3166709;MG;Serra dos Aimorés
5335;3166808;MG;Serra do Salitre
5337;3166907;MG;Serrania
0736;3166956;MG;Serranópolis de Minas
5339;3167004;MG;Serranos
5341;3167103;MG;Serro
5343;3167202;MG;Sete Lagoas
5345;3167301;MG;Silveirânia
5347;3167400;MG;Silvianópolis
5349;3167509;MG;Simão Pereira
5351;3167608;MG;Simonésia
5353;3167707;MG;Sobrália
5355;3167806;MG;Soledade de Minas
5357;3167905;MG;Tabuleiro
5359;3168002;MG;Taiobeiras
0738;3168051;MG;Taparuba
5361;3168101;MG;Tapira
5363;3168200;MG;Tapiraí
5365;3168309;MG;Taquaraçu de Minas
5367;3168408;MG;Tarumirim
5369;3168507;MG;Teixeiras
5371;3168606;MG;Teófilo Otoni
5373;3168705;MG;Timóteo
5375;3168804;MG;Tiradentes
5377;3168903;MG;Tiros
5379;3169000;MG;Tocantins
0740;3169059;MG;Tocos do Moji
5381;3169109;MG;Toledo
5383;3169208;MG;Tombos
5385;3169307;MG;Três Corações
4115;3169356;MG;Três Marias
5387;3169406;MG;Três Pontas
5389;3169505;MG;Tumiritinga
5391;3169604;MG;Tupaciguara
5393;3169703;MG;Turmalina
5395;3169802;MG;Turvolândia
5397;3169901;MG;Ubá
5399;3170008;MG;Ubaí
2671;3170057;MG;Ubaporanga
5401;3170107;MG;Uberaba
5403;3170206;MG;Uberlândia
5405;3170305;MG;Umburatiba
5407;3170404;MG;Unaí
0742;3170438;MG;União de Minas
0744;3170479;MG;Uruana de Minas
5409;3170503;MG;Urucânia
2699;3170529;MG;Urucuia
0746;3170578;MG;Vargem Alegre
5411;3170602;MG;Vargem Bonita
0748;3170651;MG;Vargem Grande do Rio Pardo
5413;3170701;MG;Varginha
0750;3170750;MG;Varjão de Minas
5415;3170800;MG;Várzea da Palma
5417;3170909;MG;Varzelândia
5419;3171006;MG;Vazante
0752;3171030;MG;Verdelândia
0754;3171071;MG;Veredinha
5423;3171105;MG;Veríssimo
0756;3171154;MG;Vermelho Novo
5425;3171204;MG;Vespasiano
5427;3171303;MG;Viçosa
5429;3171402;MG;Vieiras
5431;3171501;MG;Mathias Lobato
5433;3171600;MG;Virgem da Lapa
5435;3171709;MG;Virgínia
5437;3171808;MG;Virginópolis
5439;3171907;MG;Virgolândia
5441;3172004;MG;Visconde do Rio Branco
5443;3172103;MG;Volta Grande
5421;3172202;MG;Wenceslau Braz
5601;3200102;ES;Afonso Cláudio
5733;3200136;ES;Águia Branca
5717;3200169;ES;Água Doce do Norte
5603;3200201;ES;Alegre
5605;3200300;ES;Alfredo Chaves
5719;3200359;ES;Alto Rio Novo
5607;3200409;ES;Anchieta
5609;3200508;ES;Apiacá
5611;3200607;ES;Aracruz
5613;3200706;ES;Atilio Vivacqua
5615;3200805;ES;Baixo Guandu
5617;3200904;ES;Barra de São Francisco
5619;3201001;ES;Boa Esperança
5621;3201100;ES;Bom Jesus do Norte
0758;3201159;ES;Brejetuba
5623;3201209;ES;Cachoeiro de Itapemirim
5625;3201308;ES;Cariacica
5627;3201407;ES;Castelo
5629;3201506;ES;Colatina
5631;3201605;ES;Conceição da Barra
5633;3201704;ES;Conceição do Castelo
5635;3201803;ES;Divino de São Lourenço
5637;3201902;ES;Domingos Martins
5639;3202009;ES;Dores do Rio Preto
5641;3202108;ES;Ecoporanga
5643;3202207;ES;Fundão
1114;3202256;ES;Governador Lindenberg
5645;3202306;ES;Guaçuí
5647;3202405;ES;Guarapari
5709;3202454;ES;Ibatiba
5649;3202504;ES;Ibiraçu
6011;3202553;ES;Ibitirama
5651;3202603;ES;Iconha
2931;3202652;ES;Irupi
5653;3202702;ES;Itaguaçu
5655;3202801;ES;Itapemirim
5657;3202900;ES;Itarana
5659;3203007;ES;Iúna
5713;3203056;ES;Jaguaré
5661;3203106;ES;Jerônimo Monteiro
5721;3203130;ES;João Neiva
5723;3203163;ES;Laranja da Terra
5663;3203205;ES;Linhares
5665;3203304;ES;Mantenópolis
0760;3203320;ES;Marataízes
2929;3203346;ES;Marechal Floriano
5707;3203353;ES;Marilândia
5667;3203403;ES;Mimoso do Sul
5669;3203502;ES;Montanha
5671;3203601;ES;Mucurici
5673;3203700;ES;Muniz Freire
5675;3203809;ES;Muqui
5677;3203908;ES;Nova Venécia
5679;3204005;ES;Pancas
5715;3204054;ES;Pedro Canário
5681;3204104;ES;Pinheiros
5683;3204203;ES;Piúma
0762;3204252;ES;Ponto Belo
5685;3204302;ES;Presidente Kennedy
5711;3204351;ES;Rio Bananal
5687;3204401;ES;Rio Novo do Sul
5689;3204500;ES;Santa Leopoldina
5725;3204559;ES;Santa Maria de Jetibá
5691;3204609;ES;Santa Teresa
2933;3204658;ES;São Domingos do Norte
5693;3204708;ES;São Gabriel da Palha
5695;3204807;ES;São José do Calçado
5697;3204906;ES;São Mateus
0764;3204955;ES;São Roque do Canaã
5699;3205002;ES;Serra
0766;3205010;ES;Sooretama
5727;3205036;ES;Vargem Alta
5729;3205069;ES;Venda Nova do Imigrante
5701;3205101;ES;Viana
2935;3205150;ES;Vila Pavão
0768;3205176;ES;Vila Valério
5703;3205200;ES;Vila Velha
5705;3205309;ES;Vitória
5801;3300100;RJ;Angra dos Reis
2919;3300159;RJ;Aperibé
5803;3300209;RJ;Araruama
2925;3300225;RJ;Areal
0770;3300233;RJ;Armação dos Búzios
5927;3300258;RJ;Arraial do Cabo
5805;3300308;RJ;Barra do Piraí
5807;3300407;RJ;Barra Mansa
2909;3300456;RJ;Belford Roxo
5809;3300506;RJ;Bom Jardim
5811;3300605;RJ;Bom Jesus do Itabapoana
5813;3300704;RJ;Cabo Frio
5815;3300803;RJ;Cachoeiras de Macacu
5817;3300902;RJ;Cambuci
0772;3300936;RJ;Carapebus
2927;3300951;RJ;Comendador Levy Gasparian
5819;3301009;RJ;Campos dos Goytacazes
5821;3301108;RJ;Cantagalo
2915;3301157;RJ;Cardoso Moreira
5823;3301207;RJ;Carmo
5825;3301306;RJ;Casimiro de Abreu
5827;3301405;RJ;Conceição de Macabu
5829;3301504;RJ;Cordeiro
5831;3301603;RJ;Duas Barras
5833;3301702;RJ;Duque de Caxias
5835;3301801;RJ;Engenheiro Paulo de Frontin
2907;3301850;RJ;Guapimirim
0774;3301876;RJ;Iguaba Grande
5837;3301900;RJ;Itaboraí
5839;3302007;RJ;Itaguaí
5929;3302056;RJ;Italva
5841;3302106;RJ;Itaocara
5843;3302205;RJ;Itaperuna
6003;3302254;RJ;Itatiaia
2913;3302270;RJ;Japeri
5845;3302304;RJ;Laje do Muriaé
5847;3302403;RJ;Macaé
0776;3302452;RJ;Macuco
5849;3302502;RJ;Magé
5851;3302601;RJ;Mangaratiba
5853;3302700;RJ;Maricá
5855;3302809;RJ;Mendes
1116;3302858;RJ;Mesquita
5857;3302908;RJ;Miguel Pereira
5859;3303005;RJ;Miracema
5861;3303104;RJ;Natividade
5863;3303203;RJ;Nilópolis
5865;3303302;RJ;Niterói
5867;3303401;RJ;Nova Friburgo
5869;3303500;RJ;Nova Iguaçu
5871;3303609;RJ;Paracambi
5873;3303708;RJ;Paraíba do Sul
5875;3303807;RJ;Paraty
6005;3303856;RJ;Paty do Alferes
5877;3303906;RJ;Petrópolis
0778;3303955;RJ;Pinheiral
5879;3304003;RJ;Piraí
5881;3304102;RJ;Porciúncula
0780;3304110;RJ;Porto Real
2923;3304128;RJ;Quatis
2911;3304144;RJ;Queimados
6007;3304151;RJ;Quissamã
5883;3304201;RJ;Resende
5885;3304300;RJ;Rio Bonito
5887;3304409;RJ;Rio Claro
5889;3304508;RJ;Rio das Flores
2921;3304524;RJ;Rio das Ostras
6001;3304557;RJ;Rio de Janeiro
5891;3304607;RJ;Santa Maria Madalena
5893;3304706;RJ;Santo Antônio de Pádua
0782;3304755;RJ;São Francisco de Itabapoana
5895;3304805;RJ;São Fidélis
5897;3304904;RJ;São Gonçalo
5899;3305000;RJ;São João da Barra
5901;3305109;RJ;São João de Meriti
0784;3305133;RJ;São José de Ubá
6009;3305158;RJ;São José do Vale do Rio Preto
5903;3305208;RJ;São Pedro da Aldeia
5905;3305307;RJ;São Sebastião do Alto
5907;3305406;RJ;Sapucaia
5909;3305505;RJ;Saquarema
0786;3305554;RJ;Seropédica
5911;3305604;RJ;Silva Jardim
5913;3305703;RJ;Sumidouro
0788;3305752;RJ;Tanguá
5915;3305802;RJ;Teresópolis
5917;3305901;RJ;Trajano de Moraes
5919;3306008;RJ;Três Rios
5921;3306107;RJ;Valença
2917;3306156;RJ;Varre-Sai
5923;3306206;RJ;Vassouras
5925;3306305;RJ;Volta Redonda
6101;3500105;SP;Adamantina
6103;3500204;SP;Adolfo
6105;3500303;SP;Aguaí
6107;3500402;SP;Águas da Prata
6109;3500501;SP;Águas de Lindóia
7019;3500550;SP;Águas de Santa Bárbara
6111;3500600;SP;Águas de São Pedro
6113;3500709;SP;Agudos
2995;3500758;SP;Alambari
6115;3500808;SP;Alfredo Marcondes
6117;3500907;SP;Altair
6119;3501004;SP;Altinópolis
6121;3501103;SP;Alto Alegre
3065;3501152;SP;Alumínio
6123;3501202;SP;Álvares Florence
6125;3501301;SP;Álvares Machado
6127;3501400;SP;Álvaro de Carvalho
6129;3501509;SP;Alvinlândia
6131;3501608;SP;Americana
6133;3501707;SP;Américo Brasiliense
6135;3501806;SP;Américo de Campos
6137;3501905;SP;Amparo
6139;3502002;SP;Analândia
6141;3502101;SP;Andradina
6143;3502200;SP;Angatuba
6145;3502309;SP;Anhembi
6147;3502408;SP;Anhumas
6149;3502507;SP;Aparecida
6151;3502606;SP;Aparecida d'Oeste
6153;3502705;SP;Apiaí
3067;3502754;SP;Araçariguama
6155;3502804;SP;Araçatuba
6157;3502903;SP;Araçoiaba da Serra
6159;3503000;SP;Aramina
6161;3503109;SP;Arandu
2991;3503158;SP;Arapeí
6163;3503208;SP;Araraquara
6165;3503307;SP;Araras
0790;3503356;SP;Arco-Íris
6167;3503406;SP;Arealva
6169;3503505;SP;Areias
6171;3503604;SP;Areiópolis
6173;3503703;SP;Ariranha
6175;3503802;SP;Artur Nogueira
6177;3503901;SP;Arujá
2981;3503950;SP;Aspásia
6179;3504008;SP;Assis
6181;3504107;SP;Atibaia
6183;3504206;SP;Auriflama
6185;3504305;SP;Avaí
6187;3504404;SP;Avanhandava
6189;3504503;SP;Avaré
6191;3504602;SP;Bady Bassitt
6193;3504701;SP;Balbinos
6195;3504800;SP;Bálsamo
6197;3504909;SP;Bananal
6201;3505005;SP;Barão de Antonina
6199;3505104;SP;Barbosa
6203;3505203;SP;Bariri
6205;3505302;SP;Barra Bonita
2997;3505351;SP;Barra do Chapéu
6207;3505401;SP;Barra do Turvo
6209;3505500;SP;Barretos
6211;3505609;SP;Barrinha
6213;3505708;SP;Barueri
6215;3505807;SP;Bastos
6217;3505906;SP;Batatais
6219;3506003;SP;Bauru
6221;3506102;SP;Bebedouro
6223;3506201;SP;Bento de Abreu
6225;3506300;SP;Bernardino de Campos
2965;3506359;SP;Bertioga
6227;3506409;SP;Bilac
6229;3506508;SP;Birigui
6231;3506607;SP;Biritiba-Mirim
6233;3506706;SP;Boa Esperança do Sul
6235;3506805;SP;Bocaina
6237;3506904;SP;Bofete
6239;3507001;SP;Boituva
6241;3507100;SP;Bom Jesus dos Perdões
3059;3507159;SP;Bom Sucesso de Itararé
6243;3507209;SP;Borá
6245;3507308;SP;Boracéia
6247;3507407;SP;Borborema
7247;3507456;SP;Borebi
6249;3507506;SP;Botucatu
6251;3507605;SP;Bragança Paulista
6255;3507704;SP;Braúna
0792;3507753;SP;Brejo Alegre
6257;3507803;SP;Brodowski
6259;3507902;SP;Brotas
6261;3508009;SP;Buri
6263;3508108;SP;Buritama
6265;3508207;SP;Buritizal
6267;3508306;SP;Cabrália Paulista
6269;3508405;SP;Cabreúva
6271;3508504;SP;Caçapava
6273;3508603;SP;Cachoeira Paulista
6275;3508702;SP;Caconde
6277;3508801;SP;Cafelândia
6279;3508900;SP;Caiabu
6281;3509007;SP;Caieiras
6283;3509106;SP;Caiuá
6285;3509205;SP;Cajamar
2967;3509254;SP;Cajati
6287;3509304;SP;Cajobi
6289;3509403;SP;Cajuru
2999;3509452;SP;Campina do Monte Alegre
6291;3509502;SP;Campinas
6293;3509601;SP;Campo Limpo Paulista
6295;3509700;SP;Campos do Jordão
6297;3509809;SP;Campos Novos Paulista
6299;3509908;SP;Cananéia
0794;3509957;SP;Canas
6301;3510005;SP;Cândido Mota
6303;3510104;SP;Cândido Rodrigues
2947;3510153;SP;Canitar
6305;3510203;SP;Capão Bonito
6307;3510302;SP;Capela do Alto
6309;3510401;SP;Capivari
6311;3510500;SP;Caraguatatuba
6313;3510609;SP;Carapicuíba
6315;3510708;SP;Cardoso
6317;3510807;SP;Casa Branca
6319;3510906;SP;Cássia dos Coqueiros
6321;3511003;SP;Castilho
6323;3511102;SP;Catanduva
6325;3511201;SP;Catiguá
6327;3511300;SP;Cedral
6329;3511409;SP;Cerqueira César
6331;3511508;SP;Cerquilho
6333;3511607;SP;Cesário Lange
6335;3511706;SP;Charqueada
6339;3511904;SP;Clementina
6341;3512001;SP;Colina
6343;3512100;SP;Colômbia
6345;3512209;SP;Conchal
6347;3512308;SP;Conchas
6349;3512407;SP;Cordeirópolis
6351;3512506;SP;Coroados
6353;3512605;SP;Coronel Macedo
6355;3512704;SP;Corumbataí
6357;3512803;SP;Cosmópolis
6359;3512902;SP;Cosmorama
6361;3513009;SP;Cotia
6363;3513108;SP;Cravinhos
6365;3513207;SP;Cristais Paulista
6367;3513306;SP;Cruzália
6369;3513405;SP;Cruzeiro
6371;3513504;SP;Cubatão
6373;3513603;SP;Cunha
6375;3513702;SP;Descalvado
6377;3513801;SP;Diadema
7249;3513850;SP;Dirce Reis
6379;3513900;SP;Divinolândia
6381;3514007;SP;Dobrada
6383;3514106;SP;Dois Córregos
6385;3514205;SP;Dolcinópolis
6387;3514304;SP;Dourado
6389;3514403;SP;Dracena
6391;3514502;SP;Duartina
6393;3514601;SP;Dumont
6395;3514700;SP;Echaporã
6397;3514809;SP;Eldorado
6399;3514908;SP;Elias Fausto
2975;3514924;SP;Elisiário
7251;3514957;SP;Embaúba
6401;3515004;SP;Embu das Artes
6403;3515103;SP;Embu-Guaçu
2961;3515129;SP;Emilianópolis
2949;3515152;SP;Engenheiro Coelho
6865;3515186;SP;Espírito Santo do Pinhal
7253;3515194;SP;Espírito Santo do Turvo
6405;3515202;SP;Estrela d'Oeste
6407;3515301;SP;Estrela do Norte
7255;3515350;SP;Euclides da Cunha Paulista
6409;3515400;SP;Fartura
6411;3515509;SP;Fernandópolis
6413;3515608;SP;Fernando Prestes
0796;3515657;SP;Fernão
6415;3515707;SP;Ferraz de Vasconcelos
6417;3515806;SP;Flora Rica
6419;3515905;SP;Floreal
6421;3516002;SP;Flórida Paulista
6423;3516101;SP;Florínia
6425;3516200;SP;Franca
6427;3516309;SP;Francisco Morato
6429;3516408;SP;Franco da Rocha
6431;3516507;SP;Gabriel Monteiro
6433;3516606;SP;Gália
6435;3516705;SP;Garça
6437;3516804;SP;Gastão Vidigal
0798;3516853;SP;Gavião Peixoto
6439;3516903;SP;General Salgado
6441;3517000;SP;Getulina
6443;3517109;SP;Glicério
6445;3517208;SP;Guaiçara
6447;3517307;SP;Guaimbê
6449;3517406;SP;Guaíra
6451;3517505;SP;Guapiaçu
6453;3517604;SP;Guapiara
6455;3517703;SP;Guará
6457;3517802;SP;Guaraçaí
6459;3517901;SP;Guaraci
6461;3518008;SP;Guarani d'Oeste
6463;3518107;SP;Guarantã
6465;3518206;SP;Guararapes
6467;3518305;SP;Guararema
6469;3518404;SP;Guaratinguetá
6471;3518503;SP;Guareí
6473;3518602;SP;Guariba
6475;3518701;SP;Guarujá
6477;3518800;SP;Guarulhos
7257;3518859;SP;Guatapará
6479;3518909;SP;Guzolândia
6481;3519006;SP;Herculândia
2953;3519055;SP;Holambra
2951;3519071;SP;Hortolândia
6483;3519105;SP;Iacanga
6485;3519204;SP;Iacri
7259;3519253;SP;Iaras
6487;3519303;SP;Ibaté
6489;3519402;SP;Ibirá
6491;3519501;SP;Ibirarema
6493;3519600;SP;Ibitinga
6495;3519709;SP;Ibiúna
6497;3519808;SP;Icém
6499;3519907;SP;Iepê
6501;3520004;SP;Igaraçu do Tietê
6503;3520103;SP;Igarapava
6505;3520202;SP;Igaratá
6507;3520301;SP;Iguape
6509;3520400;SP;Ilhabela
2969;3520426;SP;Ilha Comprida
2943;3520442;SP;Ilha Solteira
6511;3520509;SP;Indaiatuba
6513;3520608;SP;Indiana
6515;3520707;SP;Indiaporã
6517;3520806;SP;Inúbia Paulista
6519;3520905;SP;Ipaussu
6521;3521002;SP;Iperó
6523;3521101;SP;Ipeúna
0800;3521150;SP;Ipiguá
6525;3521200;SP;Iporanga
6527;3521309;SP;Ipuã
6529;3521408;SP;Iracemápolis
6531;3521507;SP;Irapuã
6533;3521606;SP;Irapuru
6535;3521705;SP;Itaberá
6537;3521804;SP;Itaí
6539;3521903;SP;Itajobi
6541;3522000;SP;Itaju
6543;3522109;SP;Itanhaém
3053;3522158;SP;Itaóca
6545;3522208;SP;Itapecerica da Serra
6547;3522307;SP;Itapetininga
6549;3522406;SP;Itapeva
6551;3522505;SP;Itapevi
6553;3522604;SP;Itapira
3055;3522653;SP;Itapirapuã Paulista
6555;3522703;SP;Itápolis
6557;3522802;SP;Itaporanga
6559;3522901;SP;Itapuí
6561;3523008;SP;Itapura
6563;3523107;SP;Itaquaquecetuba
6565;3523206;SP;Itararé
6567;3523305;SP;Itariri
6569;3523404;SP;Itatiba
6571;3523503;SP;Itatinga
6573;3523602;SP;Itirapina
6575;3523701;SP;Itirapuã
6577;3523800;SP;Itobi
6579;3523909;SP;Itu
6581;3524006;SP;Itupeva
6583;3524105;SP;Ituverava
6585;3524204;SP;Jaborandi
6587;3524303;SP;Jaboticabal
6589;3524402;SP;Jacareí
6591;3524501;SP;Jaci
6593;3524600;SP;Jacupiranga
6595;3524709;SP;Jaguariúna
6597;3524808;SP;Jales
6599;3524907;SP;Jambeiro
6601;3525003;SP;Jandira
6603;3525102;SP;Jardinópolis
6605;3525201;SP;Jarinu
6607;3525300;SP;Jaú
6609;3525409;SP;Jeriquara
6611;3525508;SP;Joanópolis
6613;3525607;SP;João Ramalho
6615;3525706;SP;José Bonifácio
6617;3525805;SP;Júlio Mesquita
0802;3525854;SP;Jumirim
6619;3525904;SP;Jundiaí
6621;3526001;SP;Junqueirópolis
6623;3526100;SP;Juquiá
6625;3526209;SP;Juquitiba
6627;3526308;SP;Lagoinha
6629;3526407;SP;Laranjal Paulista
6631;3526506;SP;Lavínia
6633;3526605;SP;Lavrinhas
6635;3526704;SP;Leme
6637;3526803;SP;Lençóis Paulista
6639;3526902;SP;Limeira
6641;3527009;SP;Lindóia
6643;3527108;SP;Lins
6645;3527207;SP;Lorena
2937;3527256;SP;Lourdes
6647;3527306;SP;Louveira
6649;3527405;SP;Lucélia
6651;3527504;SP;Lucianópolis
6653;3527603;SP;Luís Antônio
6655;3527702;SP;Luiziânia
6657;3527801;SP;Lupércio
6659;3527900;SP;Lutécia
6661;3528007;SP;Macatuba
6663;3528106;SP;Macaubal
6665;3528205;SP;Macedônia
6667;3528304;SP;Magda
6669;3528403;SP;Mairinque
6671;3528502;SP;Mairiporã
6673;3528601;SP;Manduri
6675;3528700;SP;Marabá Paulista
6677;3528809;SP;Maracaí
2977;3528858;SP;Marapoama
6679;3528908;SP;Mariápolis
6681;3529005;SP;Marília
6683;3529104;SP;Marinópolis
6685;3529203;SP;Martinópolis
6687;3529302;SP;Matão
6689;3529401;SP;Mauá
6691;3529500;SP;Mendonça
6693;3529609;SP;Meridiano
2983;3529658;SP;Mesópolis
6695;3529708;SP;Miguelópolis
6697;3529807;SP;Mineiros do Tietê
6699;3529906;SP;Miracatu
6701;3530003;SP;Mira Estrela
6703;3530102;SP;Mirandópolis
6705;3530201;SP;Mirante do Paranapanema
6707;3530300;SP;Mirassol
6709;3530409;SP;Mirassolândia
6711;3530508;SP;Mococa
6713;3530607;SP;Mogi das Cruzes
6715;3530706;SP;Mogi Guaçu
6717;3530805;SP;Mogi Mirim
6719;3530904;SP;Mombuca
6721;3531001;SP;Monções
6723;3531100;SP;Mongaguá
6725;3531209;SP;Monte Alegre do Sul
6727;3531308;SP;Monte Alto
6729;3531407;SP;Monte Aprazível
6731;3531506;SP;Monte Azul Paulista
6733;3531605;SP;Monte Castelo
6735;3531704;SP;Monteiro Lobato
6737;3531803;SP;Monte Mor
6739;3531902;SP;Morro Agudo
6741;3532009;SP;Morungaba
7263;3532058;SP;Motuca
6743;3532108;SP;Murutinga do Sul
0804;3532157;SP;Nantes
6745;3532207;SP;Narandiba
6747;3532306;SP;Natividade da Serra
6749;3532405;SP;Nazaré Paulista
6751;3532504;SP;Neves Paulista
6753;3532603;SP;Nhandeara
6755;3532702;SP;Nipoã
6757;3532801;SP;Nova Aliança
3061;3532827;SP;Nova Campina
2985;3532843;SP;Nova Canaã Paulista
0806;3532868;SP;Nova Castilho
6759;3532900;SP;Nova Europa
6761;3533007;SP;Nova Granada
6763;3533106;SP;Nova Guataporanga
6765;3533205;SP;Nova Independência
2979;3533254;SP;Novais
6767;3533304;SP;Nova Luzitânia
6769;3533403;SP;Nova Odessa
6771;3533502;SP;Novo Horizonte
6773;3533601;SP;Nuporanga
6775;3533700;SP;Ocauçu
6777;3533809;SP;Óleo
6779;3533908;SP;Olímpia
6781;3534005;SP;Onda Verde
6783;3534104;SP;Oriente
6785;3534203;SP;Orindiúva
6787;3534302;SP;Orlândia
6789;3534401;SP;Osasco
6791;3534500;SP;Oscar Bressane
6793;3534609;SP;Osvaldo Cruz
6795;3534708;SP;Ourinhos
0808;3534757;SP;Ouroeste
6797;3534807;SP;Ouro Verde
6799;3534906;SP;Pacaembu
6801;3535002;SP;Palestina
6803;3535101;SP;Palmares Paulista
6805;3535200;SP;Palmeira d'Oeste
6807;3535309;SP;Palmital
6809;3535408;SP;Panorama
6811;3535507;SP;Paraguaçu Paulista
6813;3535606;SP;Paraibuna
6815;3535705;SP;Paraíso
6817;3535804;SP;Paranapanema
6819;3535903;SP;Paranapuã
6821;3536000;SP;Parapuã
6823;3536109;SP;Pardinho
6825;3536208;SP;Pariquera-Açu
2989;3536257;SP;Parisi
6827;3536307;SP;Patrocínio Paulista
6829;3536406;SP;Paulicéia
6831;3536505;SP;Paulínia
0810;3536570;SP;Paulistânia
6833;3536604;SP;Paulo de Faria
6835;3536703;SP;Pederneiras
6837;3536802;SP;Pedra Bela
6839;3536901;SP;Pedranópolis
6841;3537008;SP;Pedregulho
6843;3537107;SP;Pedreira
2963;3537156;SP;Pedrinhas Paulista
6845;3537206;SP;Pedro de Toledo
6847;3537305;SP;Penápolis
6849;3537404;SP;Pereira Barreto
6851;3537503;SP;Pereiras
6853;3537602;SP;Peruíbe
6855;3537701;SP;Piacatu
6857;3537800;SP;Piedade
6859;3537909;SP;Pilar do Sul
6861;3538006;SP;Pindamonhangaba
6863;3538105;SP;Pindorama
6867;3538204;SP;Pinhalzinho
6869;3538303;SP;Piquerobi
6871;3538501;SP;Piquete
6873;3538600;SP;Piracaia
6875;3538709;SP;Piracicaba
6877;3538808;SP;Piraju
6879;3538907;SP;Pirajuí
6881;3539004;SP;Pirangi
6883;3539103;SP;Pirapora do Bom Jesus
6885;3539202;SP;Pirapozinho
6887;3539301;SP;Pirassununga
6889;3539400;SP;Piratininga
6891;3539509;SP;Pitangueiras
6893;3539608;SP;Planalto
6895;3539707;SP;Platina
6897;3539806;SP;Poá
6899;3539905;SP;Poloni
6901;3540002;SP;Pompéia
6903;3540101;SP;Pongaí
6905;3540200;SP;Pontal
2987;3540259;SP;Pontalinda
6907;3540309;SP;Pontes Gestal
6909;3540408;SP;Populina
6911;3540507;SP;Porangaba
6913;3540606;SP;Porto Feliz
6915;3540705;SP;Porto Ferreira
2993;3540754;SP;Potim
6917;3540804;SP;Potirendaba
0812;3540853;SP;Pracinha
6919;3540903;SP;Pradópolis
6921;3541000;SP;Praia Grande
0814;3541059;SP;Pratânia
6923;3541109;SP;Presidente Alves
6925;3541208;SP;Presidente Bernardes
6927;3541307;SP;Presidente Epitácio
6929;3541406;SP;Presidente Prudente
6931;3541505;SP;Presidente Venceslau
6933;3541604;SP;Promissão
0816;3541653;SP;Quadra
6935;3541703;SP;Quatá
6937;3541802;SP;Queiroz
6939;3541901;SP;Queluz
6941;3542008;SP;Quintana
6943;3542107;SP;Rafard
6945;3542206;SP;Rancharia
6947;3542305;SP;Redenção da Serra
6949;3542404;SP;Regente Feijó
6951;3542503;SP;Reginópolis
6953;3542602;SP;Registro
6955;3542701;SP;Restinga
6957;3542800;SP;Ribeira
6959;3542909;SP;Ribeirão Bonito
6961;3543006;SP;Ribeirão Branco
6963;3543105;SP;Ribeirão Corrente
6965;3543204;SP;Ribeirão do Sul
0818;3543238;SP;Ribeirão dos Índios
3057;3543253;SP;Ribeirão Grande
6967;3543303;SP;Ribeirão Pires
6969;3543402;SP;Ribeirão Preto
6971;3543501;SP;Riversul
6973;3543600;SP;Rifaina
6975;3543709;SP;Rincão
6977;3543808;SP;Rinópolis
6979;3543907;SP;Rio Claro
6981;3544004;SP;Rio das Pedras
6983;3544103;SP;Rio Grande da Serra
6985;3544202;SP;Riolândia
7265;3544251;SP;Rosana
6987;3544301;SP;Roseira
6989;3544400;SP;Rubiácea
6991;3544509;SP;Rubinéia
6993;3544608;SP;Sabino
6995;3544707;SP;Sagres
6997;3544806;SP;Sales
6999;3544905;SP;Sales Oliveira
7001;3545001;SP;Salesópolis
7003;3545100;SP;Salmourão
5445;3545159;SP;Saltinho
7005;3545209;SP;Salto
7007;3545308;SP;Salto de Pirapora
7009;3545407;SP;Salto Grande
7011;3545506;SP;Sandovalina
7013;3545605;SP;Santa Adélia
7015;3545704;SP;Santa Albertina
7017;3545803;SP;Santa Bárbara d'Oeste
7021;3546009;SP;Santa Branca
7023;3546108;SP;Santa Clara d'Oeste
7025;3546207;SP;Santa Cruz da Conceição
0820;3546256;SP;Santa Cruz da Esperança
7027;3546306;SP;Santa Cruz das Palmeiras
7029;3546405;SP;Santa Cruz do Rio Pardo
7031;3546504;SP;Santa Ernestina
7033;3546603;SP;Santa Fé do Sul
7035;3546702;SP;Santa Gertrudes
7037;3546801;SP;Santa Isabel
7039;3546900;SP;Santa Lúcia
7041;3547007;SP;Santa Maria da Serra
7043;3547106;SP;Santa Mercedes
7045;3547205;SP;Santana da Ponte Pensa
7047;3547304;SP;Santana de Parnaíba
7049;3547403;SP;Santa Rita d'Oeste
7051;3547502;SP;Santa Rita do Passa Quatro
7053;3547601;SP;Santa Rosa de Viterbo
0822;3547650;SP;Santa Salete
7055;3547700;SP;Santo Anastácio
7057;3547809;SP;Santo André
7059;3547908;SP;Santo Antônio da Alegria
7061;3548005;SP;Santo Antônio de Posse
2939;3548054;SP;Santo Antônio do Aracanguá
7063;3548104;SP;Santo Antônio do Jardim
7065;3548203;SP;Santo Antônio do Pinhal
7067;3548302;SP;Santo Expedito
7069;3548401;SP;Santópolis do Aguapeí
7071;3548500;SP;Santos
7073;3548609;SP;São Bento do Sapucaí
7075;3548708;SP;São Bernardo do Campo
7077;3548807;SP;São Caetano do Sul
7079;3548906;SP;São Carlos
7081;3549003;SP;São Francisco
7083;3549102;SP;São João da Boa Vista
7085;3549201;SP;São João das Duas Pontes
2941;3549250;SP;São João de Iracema
7087;3549300;SP;São João do Pau d'Alho
7089;3549409;SP;São Joaquim da Barra
7091;3549508;SP;São José da Bela Vista
7093;3549607;SP;São José do Barreiro
7095;3549706;SP;São José do Rio Pardo
7097;3549805;SP;São José do Rio Preto
7099;3549904;SP;São José dos Campos
5447;3549953;SP;São Lourenço da Serra
7101;3550001;SP;São Luiz do Paraitinga
7103;3550100;SP;São Manuel
7105;3550209;SP;São Miguel Arcanjo
7107;3550308;SP;São Paulo
7109;3550407;SP;São Pedro
7111;3550506;SP;São Pedro do Turvo
7113;3550605;SP;São Roque
7115;3550704;SP;São Sebastião
7117;3550803;SP;São Sebastião da Grama
7119;3550902;SP;São Simão
7121;3551009;SP;São Vicente
7123;3551108;SP;Sarapuí
7125;3551207;SP;Sarutaiá
7127;3551306;SP;Sebastianópolis do Sul
7129;3551405;SP;Serra Azul
7131;3551504;SP;Serrana
7133;3551603;SP;Serra Negra
7135;3551702;SP;Sertãozinho
7137;3551801;SP;Sete Barras
7139;3551900;SP;Severínia
7141;3552007;SP;Silveiras
7143;3552106;SP;Socorro
7145;3552205;SP;Sorocaba
7147;3552304;SP;Sud Mennucci
7149;3552403;SP;Sumaré
7151;3552502;SP;Suzano
2945;3552551;SP;Suzanápolis
7153;3552601;SP;Tabapuã
7155;3552700;SP;Tabatinga
7157;3552809;SP;Taboão da Serra
7159;3552908;SP;Taciba
7161;3553005;SP;Taguaí
7163;3553104;SP;Taiaçu
7165;3553203;SP;Taiúva
7167;3553302;SP;Tambaú
7169;3553401;SP;Tanabi
7171;3553500;SP;Tapiraí
7173;3553609;SP;Tapiratiba
0824;3553658;SP;Taquaral
7175;3553708;SP;Taquaritinga
7177;3553807;SP;Taquarituba
3063;3553856;SP;Taquarivaí
7179;3553906;SP;Tarabai
7267;3553955;SP;Tarumã
7181;3554003;SP;Tatuí
7183;3554102;SP;Taubaté
7185;3554201;SP;Tejupá
7187;3554300;SP;Teodoro Sampaio
7189;3554409;SP;Terra Roxa
7191;3554508;SP;Tietê
7193;3554607;SP;Timburi
3227;3554656;SP;Torre de Pedra
7195;3554706;SP;Torrinha
0826;3554755;SP;Trabiju
7197;3554805;SP;Tremembé
7199;3554904;SP;Três Fronteiras
2955;3554953;SP;Tuiuti
7201;3555000;SP;Tupã
7203;3555109;SP;Tupi Paulista
7205;3555208;SP;Turiúba
7207;3555307;SP;Turmalina
2971;3555356;SP;Ubarana
7209;3555406;SP;Ubatuba
7211;3555505;SP;Ubirajara
7213;3555604;SP;Uchoa
7215;3555703;SP;União Paulista
7217;3555802;SP;Urânia
7219;3555901;SP;Uru
7221;3556008;SP;Urupês
7223;3556107;SP;Valentim Gentil
7225;3556206;SP;Valinhos
7227;3556305;SP;Valparaíso
2957;3556354;SP;Vargem
7231;3556404;SP;Vargem Grande do Sul
7273;3556453;SP;Vargem Grande Paulista
7233;3556503;SP;Várzea Paulista
7235;3556602;SP;Vera Cruz
7237;3556701;SP;Vinhedo
7239;3556800;SP;Viradouro
7241;3556909;SP;Vista Alegre do Alto
0828;3556958;SP;Vitória Brasil
7243;3557006;SP;Votorantim
7245;3557105;SP;Votuporanga
2973;3557154;SP;Zacarias
6337;3557204;SP;Chavantes
2959;3557303;SP;Estiva Gerbi
7401;4100103;PR;Abatiá
7403;4100202;PR;Adrianópolis
7405;4100301;PR;Agudos do Sul
7407;4100400;PR;Almirante Tamandaré
8455;4100459;PR;Altamira do Paraná
7951;4100509;PR;Altônia
7409;4100608;PR;Alto Paraná
7411;4100707;PR;Alto Piquiri
7413;4100806;PR;Alvorada do Sul
7415;4100905;PR;Amaporã
7417;4101002;PR;Ampére
5463;4101051;PR;Anahy
7419;4101101;PR;Andirá
5509;4101150;PR;Ângulo
7421;4101200;PR;Antonina
7423;4101309;PR;Antônio Olinto
7425;4101408;PR;Apucarana
7427;4101507;PR;Arapongas
7429;4101606;PR;Arapoti
0830;4101655;PR;Arapuã
7431;4101705;PR;Araruna
7435;4101804;PR;Araucária
0832;4101853;PR;Ariranha do Ivaí
7437;4101903;PR;Assaí
7953;4102000;PR;Assis Chateaubriand
7439;4102109;PR;Astorga
7441;4102208;PR;Atalaia
7443;4102307;PR;Balsa Nova
7445;4102406;PR;Bandeirantes
7447;4102505;PR;Barbosa Ferraz
7449;4102604;PR;Barracão
7451;4102703;PR;Barra do Jacaré
0834;4102752;PR;Bela Vista da Caroba
7453;4102802;PR;Bela Vista do Paraíso
7455;4102901;PR;Bituruna
7457;4103008;PR;Boa Esperança
5471;4103024;PR;Boa Esperança do Iguaçu
0836;4103040;PR;Boa Ventura de São Roque
7981;4103057;PR;Boa Vista da Aparecida
7459;4103107;PR;Bocaiúva do Sul
0838;4103156;PR;Bom Jesus do Sul
7461;4103206;PR;Bom Sucesso
9979;4103222;PR;Bom Sucesso do Sul
7463;4103305;PR;Borrazópolis
7983;4103354;PR;Braganey
5521;4103370;PR;Brasilândia do Sul
7465;4103404;PR;Cafeara
7985;4103453;PR;Cafelândia
5491;4103479;PR;Cafezal do Sul
7467;4103503;PR;Califórnia
7469;4103602;PR;Cambará
7471;4103701;PR;Cambé
7473;4103800;PR;Cambira
7475;4103909;PR;Campina da Lagoa
0840;4103958;PR;Campina do Simão
7477;4104006;PR;Campina Grande do Sul
8475;4104055;PR;Campo Bonito
7479;4104105;PR;Campo do Tenente
7481;4104204;PR;Campo Largo
0842;4104253;PR;Campo Magro
7483;4104303;PR;Campo Mourão
7485;4104402;PR;Cândido de Abreu
5499;4104428;PR;Candói
8451;4104451;PR;Cantagalo
7487;4104501;PR;Capanema
7489;4104600;PR;Capitão Leônidas Marques
0844;4104659;PR;Carambeí
7491;4104709;PR;Carlópolis
7493;4104808;PR;Cascavel
7495;4104907;PR;Castro
7497;4105003;PR;Catanduvas
7499;4105102;PR;Centenário do Sul
7501;4105201;PR;Cerro Azul
7957;4105300;PR;Céu Azul
7503;4105409;PR;Chopinzinho
7505;4105508;PR;Cianorte
7507;4105607;PR;Cidade Gaúcha
7509;4105706;PR;Clevelândia
7513;4105805;PR;Colombo
7515;4105904;PR;Colorado
7517;4106001;PR;Congonhinhas
7519;4106100;PR;Conselheiro Mairinck
7521;4106209;PR;Contenda
7523;4106308;PR;Corbélia
7525;4106407;PR;Cornélio Procópio
0846;4106456;PR;Coronel Domingos Soares
7527;4106506;PR;Coronel Vivida
8479;4106555;PR;Corumbataí do Sul
5473;4106571;PR;Cruzeiro do Iguaçu
7529;4106605;PR;Cruzeiro do Oeste
7531;4106704;PR;Cruzeiro do Sul
7533;4106803;PR;Cruz Machado
0848;4106852;PR;Cruzmaltina
7535;4106902;PR;Curitiba
7537;4107009;PR;Curiúva
7539;4107108;PR;Diamante do Norte
5465;4107124;PR;Diamante do Sul
9915;4107157;PR;Diamante D'Oeste
7541;4107207;PR;Dois Vizinhos
8465;4107256;PR;Douradina
7543;4107306;PR;Doutor Camargo
7545;4107405;PR;Enéas Marques
7547;4107504;PR;Engenheiro Beltrão
0850;4107520;PR;Esperança Nova
5529;4107538;PR;Entre Rios do Oeste
0852;4107546;PR;Espigão Alto do Iguaçu
5511;4107553;PR;Farol
7549;4107603;PR;Faxinal
9983;4107652;PR;Fazenda Rio Grande
7551;4107702;PR;Fênix
0854;4107736;PR;Fernandes Pinheiro
8457;4107751;PR;Figueira
7553;4107801;PR;Floraí
5475;4107850;PR;Flor da Serra do Sul
7555;4107900;PR;Floresta
7557;4108007;PR;Florestópolis
7559;4108106;PR;Flórida
7561;4108205;PR;Formosa do Oeste
7563;4108304;PR;Foz do Iguaçu
7977;4108320;PR;Francisco Alves
7565;4108403;PR;Francisco Beltrão
0856;4108452;PR;Foz do Jordão
7567;4108502;PR;General Carneiro
9947;4108551;PR;Godoy Moreira
7569;4108601;PR;Goioerê
0858;4108650;PR;Goioxim
7959;4108700;PR;Grandes Rios
7571;4108809;PR;Guaíra
7573;4108908;PR;Guairaçá
0860;4108957;PR;Guamiranga
7575;4109005;PR;Guapirama
7577;4109104;PR;Guaporema
7579;4109203;PR;Guaraci
7581;4109302;PR;Guaraniaçu
7583;4109401;PR;Guarapuava
7585;4109500;PR;Guaraqueçaba
7587;4109609;PR;Guaratuba
9981;4109658;PR;Honório Serpa
7589;4109708;PR;Ibaiti
9949;4109757;PR;Ibema
7591;4109807;PR;Ibiporã
7593;4109906;PR;Icaraíma
7595;4110003;PR;Iguaraçu
5467;4110052;PR;Iguatu
0862;4110078;PR;Imbaú
7597;4110102;PR;Imbituva
7599;4110201;PR;Inácio Martins
7601;4110300;PR;Inajá
7961;4110409;PR;Indianópolis
7603;4110508;PR;Ipiranga
7605;4110607;PR;Iporã
5485;4110656;PR;Iracema do Oeste
7607;4110706;PR;Irati
7609;4110805;PR;Iretama
7611;4110904;PR;Itaguajé
5525;4110953;PR;Itaipulândia
7613;4111001;PR;Itambaracá
7615;4111100;PR;Itambé
7617;4111209;PR;Itapejara d'Oeste
5451;4111258;PR;Itaperuçu
7619;4111308;PR;Itaúna do Sul
7621;4111407;PR;Ivaí
7623;4111506;PR;Ivaiporã
9955;4111555;PR;Ivaté
7625;4111605;PR;Ivatuba
7627;4111704;PR;Jaboti
7629;4111803;PR;Jacarezinho
7631;4111902;PR;Jaguapitã
7633;4112009;PR;Jaguariaíva
7635;4112108;PR;Jandaia do Sul
7637;4112207;PR;Janiópolis
7639;4112306;PR;Japira
7641;4112405;PR;Japurá
7643;4112504;PR;Jardim Alegre
7645;4112603;PR;Jardim Olinda
7647;4112702;PR;Jataizinho
7997;4112751;PR;Jesuítas
7649;4112801;PR;Joaquim Távora
7651;4112900;PR;Jundiaí do Sul
8463;4112959;PR;Juranda
7653;4113007;PR;Jussara
7655;4113106;PR;Kaloré
7657;4113205;PR;Lapa
5501;4113254;PR;Laranjal
7659;4113304;PR;Laranjeiras do Sul
7661;4113403;PR;Leópolis
5507;4113429;PR;Lidianópolis
9959;4113452;PR;Lindoeste
7663;4113502;PR;Loanda
7665;4113601;PR;Lobato
7667;4113700;PR;Londrina
8481;4113734;PR;Luiziana
8459;4113759;PR;Lunardelli
7669;4113809;PR;Lupionópolis
7671;4113908;PR;Mallet
7673;4114005;PR;Mamborê
7675;4114104;PR;Mandaguaçu
7677;4114203;PR;Mandaguari
7679;4114302;PR;Mandirituba
0864;4114351;PR;Manfrinópolis
7511;4114401;PR;Mangueirinha
7681;4114500;PR;Manoel Ribas
7683;4114609;PR;Marechal Cândido Rondon
7685;4114708;PR;Maria Helena
7687;4114807;PR;Marialva
7433;4114906;PR;Marilândia do Sul
7975;4115002;PR;Marilena
7689;4115101;PR;Mariluz
7691;4115200;PR;Maringá
7693;4115309;PR;Mariópolis
5487;4115358;PR;Maripá
7695;4115408;PR;Marmeleiro
0866;4115457;PR;Marquinho
7697;4115507;PR;Marumbi
7699;4115606;PR;Matelândia
7963;4115705;PR;Matinhos
5503;4115739;PR;Mato Rico
5459;4115754;PR;Mauá da Serra
7701;4115804;PR;Medianeira
5531;4115853;PR;Mercedes
7703;4115903;PR;Mirador
7705;4116000;PR;Miraselva
8469;4116059;PR;Missal
7707;4116109;PR;Moreira Sales
7709;4116208;PR;Morretes
7711;4116307;PR;Munhoz de Melo
7713;4116406;PR;Nossa Senhora das Graças
7715;4116505;PR;Nova Aliança do Ivaí
7717;4116604;PR;Nova América da Colina
7965;4116703;PR;Nova Aurora
7719;4116802;PR;Nova Cantu
7721;4116901;PR;Nova Esperança
5477;4116950;PR;Nova Esperança do Sudoeste
7723;4117008;PR;Nova Fátima
5479;4117057;PR;Nova Laranjeiras
7725;4117107;PR;Nova Londrina
7967;4117206;PR;Nova Olímpia
5457;4117214;PR;Nova Santa Bárbara
7979;4117222;PR;Nova Santa Rosa
7995;4117255;PR;Nova Prata do Iguaçu
9913;4117271;PR;Nova Tebas
5517;4117297;PR;Novo Itacolomi
7727;4117305;PR;Ortigueira
7729;4117404;PR;Ourizona
9965;4117453;PR;Ouro Verde do Oeste
7731;4117503;PR;Paiçandu
7733;4117602;PR;Palmas
7735;4117701;PR;Palmeira
7737;4117800;PR;Palmital
7739;4117909;PR;Palotina
7741;4118006;PR;Paraíso do Norte
7743;4118105;PR;Paranacity
7745;4118204;PR;Paranaguá
7747;4118303;PR;Paranapoema
7749;4118402;PR;Paranavaí
5533;4118451;PR;Pato Bragado
7751;4118501;PR;Pato Branco
7753;4118600;PR;Paula Freitas
7755;4118709;PR;Paulo Frontin
7757;4118808;PR;Peabiru
0868;4118857;PR;Perobal
7969;4118907;PR;Pérola
7759;4119004;PR;Pérola d'Oeste
7761;4119103;PR;Piên
5453;4119152;PR;Pinhais
7763;4119202;PR;Pinhalão
5495;4119251;PR;Pinhal de São Bento
7765;4119301;PR;Pinhão
7767;4119400;PR;Piraí do Sul
7769;4119509;PR;Piraquara
7771;4119608;PR;Pitanga
5461;4119657;PR;Pitangueiras
7773;4119707;PR;Planaltina do Paraná
7775;4119806;PR;Planalto
7777;4119905;PR;Ponta Grossa
0870;4119954;PR;Pontal do Paraná
7779;4120002;PR;Porecatu
7781;4120101;PR;Porto Amazonas
0872;4120150;PR;Porto Barreiro
7783;4120200;PR;Porto Rico
7785;4120309;PR;Porto Vitória
0874;4120333;PR;Prado Ferreira
7991;4120358;PR;Pranchita
7787;4120408;PR;Presidente Castelo Branco
7789;4120507;PR;Primeiro de Maio
7791;4120606;PR;Prudentópolis
0876;4120655;PR;Quarto Centenário
7793;4120705;PR;Quatiguá
7795;4120804;PR;Quatro Barras
5535;4120853;PR;Quatro Pontes
7955;4120903;PR;Quedas do Iguaçu
7797;4121000;PR;Querência do Norte
7799;4121109;PR;Quinta do Sol
7801;4121208;PR;Quitandinha
5527;4121257;PR;Ramilândia
7803;4121307;PR;Rancho Alegre
5513;4121356;PR;Rancho Alegre D'Oeste
7805;4121406;PR;Realeza
7807;4121505;PR;Rebouças
7809;4121604;PR;Renascença
7811;4121703;PR;Reserva
0878;4121752;PR;Reserva do Iguaçu
7813;4121802;PR;Ribeirão Claro
7815;4121901;PR;Ribeirão do Pinhal
7817;4122008;PR;Rio Azul
7819;4122107;PR;Rio Bom
5481;4122156;PR;Rio Bonito do Iguaçu
0880;4122172;PR;Rio Branco do Ivaí
7821;4122206;PR;Rio Branco do Sul
7823;4122305;PR;Rio Negro
7825;4122404;PR;Rolândia
7827;4122503;PR;Roncador
7829;4122602;PR;Rondon
8473;4122651;PR;Rosário do Ivaí
7831;4122701;PR;Sabáudia
7833;4122800;PR;Salgado Filho
7835;4122909;PR;Salto do Itararé
7837;4123006;PR;Salto do Lontra
7839;4123105;PR;Santa Amélia
7841;4123204;PR;Santa Cecília do Pavão
7843;4123303;PR;Santa Cruz de Monte Castelo
7845;4123402;PR;Santa Fé
7971;4123501;PR;Santa Helena
7847;4123600;PR;Santa Inês
7849;4123709;PR;Santa Isabel do Ivaí
7851;4123808;PR;Santa Izabel do Oeste
5469;4123824;PR;Santa Lúcia
5505;4123857;PR;Santa Maria do Oeste
7853;4123907;PR;Santa Mariana
5519;4123956;PR;Santa Mônica
7855;4124004;PR;Santana do Itararé
9969;4124020;PR;Santa Tereza do Oeste
8467;4124053;PR;Santa Terezinha de Itaipu
7859;4124103;PR;Santo Antônio da Platina
7861;4124202;PR;Santo Antônio do Caiuá
7863;4124301;PR;Santo Antônio do Paraíso
7857;4124400;PR;Santo Antônio do Sudoeste
7865;4124509;PR;Santo Inácio
7867;4124608;PR;São Carlos do Ivaí
7869;4124707;PR;São Jerônimo da Serra
7871;4124806;PR;São João
7873;4124905;PR;São João do Caiuá
7875;4125001;PR;São João do Ivaí
7877;4125100;PR;São João do Triunfo
7881;4125209;PR;São Jorge d'Oeste
7879;4125308;PR;São Jorge do Ivaí
7999;4125357;PR;São Jorge do Patrocínio
7883;4125407;PR;São José da Boa Vista
8471;4125456;PR;São José das Palmeiras
7885;4125506;PR;São José dos Pinhais
5515;4125555;PR;São Manoel do Paraná
7887;4125605;PR;São Mateus do Sul
7889;4125704;PR;São Miguel do Iguaçu
5489;4125753;PR;São Pedro do Iguaçu
7891;4125803;PR;São Pedro do Ivaí
7893;4125902;PR;São Pedro do Paraná
7895;4126009;PR;São Sebastião da Amoreira
7897;4126108;PR;São Tomé
7899;4126207;PR;Sapopema
8461;4126256;PR;Sarandi
5493;4126272;PR;Saudade do Iguaçu
7901;4126306;PR;Sengés
0882;4126355;PR;Serranópolis do Iguaçu
7903;4126405;PR;Sertaneja
7905;4126504;PR;Sertanópolis
7907;4126603;PR;Siqueira Campos
8477;4126652;PR;Sulina
0884;4126678;PR;Tamarana
7909;4126702;PR;Tamboara
7911;4126801;PR;Tapejara
7973;4126900;PR;Tapira
7913;4127007;PR;Teixeira Soares
7915;4127106;PR;Telêmaco Borba
7917;4127205;PR;Terra Boa
7919;4127304;PR;Terra Rica
7921;4127403;PR;Terra Roxa
7923;4127502;PR;Tibagi
7925;4127601;PR;Tijucas do Sul
7927;4127700;PR;Toledo
7929;4127809;PR;Tomazina
7987;4127858;PR;Três Barras do Paraná
5455;4127882;PR;Tunas do Paraná
7931;4127908;PR;Tuneiras do Oeste
7993;4127957;PR;Tupãssi
8453;4127965;PR;Turvo
7933;4128005;PR;Ubiratã
7935;4128104;PR;Umuarama
7937;4128203;PR;União da Vitória
7939;4128302;PR;Uniflor
7941;4128401;PR;Uraí
7943;4128500;PR;Wenceslau Braz
5497;4128534;PR;Ventania
7989;4128559;PR;Vera Cruz do Oeste
7945;4128609;PR;Verê
5523;4128625;PR;Alto Paraíso
5449;4128633;PR;Doutor Ulysses
5483;4128658;PR;Virmond
7947;4128708;PR;Vitorino
7949;4128807;PR;Xambrê
9939;4200051;SC;Abdon Batista
8001;4200101;SC;Abelardo Luz
8003;4200200;SC;Agrolândia
8005;4200309;SC;Agronômica
8007;4200408;SC;Água Doce
8009;4200507;SC;Águas de Chapecó
5577;4200556;SC;Águas Frias
8011;4200606;SC;Águas Mornas
8013;4200705;SC;Alfredo Wagner
0886;4200754;SC;Alto Bela Vista
8015;4200804;SC;Anchieta
8017;4200903;SC;Angelina
8019;4201000;SC;Anita Garibaldi
8021;4201109;SC;Anitápolis
8023;4201208;SC;Antônio Carlos
9941;4201257;SC;Apiúna
5597;4201273;SC;Arabutã
8025;4201307;SC;Araquari
8027;4201406;SC;Araranguá
8029;4201505;SC;Armazém
8031;4201604;SC;Arroio Trinta
5599;4201653;SC;Arvoredo
8033;4201703;SC;Ascurra
8035;4201802;SC;Atalanta
8037;4201901;SC;Aurora
0888;4201950;SC;Balneário Arroio do Silva
8039;4202008;SC;Balneário Camboriú
5549;4202057;SC;Balneário Barra do Sul
0890;4202073;SC;Balneário Gaivota
0892;4202081;SC;Bandeirante
0894;4202099;SC;Barra Bonita
8041;4202107;SC;Barra Velha
0896;4202131;SC;Bela Vista do Toldo
5745;4202156;SC;Belmonte
8043;4202206;SC;Benedito Novo
8045;4202305;SC;Biguaçu
8047;4202404;SC;Blumenau
0898;4202438;SC;Bocaina do Sul
5537;4202453;SC;Bombinhas
8389;4202503;SC;Bom Jardim da Serra
0900;4202537;SC;Bom Jesus
0902;4202578;SC;Bom Jesus do Oeste
8049;4202602;SC;Bom Retiro
8051;4202701;SC;Botuverá
8053;4202800;SC;Braço do Norte
5557;4202859;SC;Braço do Trombudo
0904;4202875;SC;Brunópolis
8055;4202909;SC;Brusque
8057;4203006;SC;Caçador
8059;4203105;SC;Caibi
5553;4203154;SC;Calmon
8061;4203204;SC;Camboriú
0906;4203253;SC;Capão Alto
8063;4203303;SC;Campo Alegre
8065;4203402;SC;Campo Belo do Sul
8067;4203501;SC;Campo Erê
8069;4203600;SC;Campos Novos
8071;4203709;SC;Canelinha
8073;4203808;SC;Canoinhas
8075;4203907;SC;Capinzal
5545;4203956;SC;Capivari de Baixo
8077;4204004;SC;Catanduvas
8079;4204103;SC;Caxambu do Sul
9943;4204152;SC;Celso Ramos
5567;4204178;SC;Cerro Negro
0908;4204194;SC;Chapadão do Lageado
8081;4204202;SC;Chapecó
5543;4204251;SC;Cocal do Sul
8083;4204301;SC;Concórdia
5579;4204350;SC;Cordilheira Alta
8085;4204400;SC;Coronel Freitas
5735;4204459;SC;Coronel Martins
8087;4204509;SC;Corupá
8395;4204558;SC;Correia Pinto
8089;4204608;SC;Criciúma
8091;4204707;SC;Cunha Porã
0910;4204756;SC;Cunhataí
8093;4204806;SC;Curitibanos
8095;4204905;SC;Descanso
8097;4205001;SC;Dionísio Cerqueira
8099;4205100;SC;Dona Emma
9945;4205159;SC;Doutor Pedrinho
0912;4205175;SC;Entre Rios
0914;4205191;SC;Ermo
8101;4205209;SC;Erval Velho
8103;4205308;SC;Faxinal dos Guedes
0916;4205357;SC;Flor do Sertão
8105;4205407;SC;Florianópolis
5581;4205431;SC;Formosa do Sul
0973;4205456;SC;Forquilhinha
8107;4205506;SC;Fraiburgo
0918;4205555;SC;Frei Rogério
8109;4205605;SC;Galvão
8113;4205704;SC;Garopaba
8115;4205803;SC;Garuva
8117;4205902;SC;Gaspar
8111;4206009;SC;Governador Celso Ramos
8119;4206108;SC;Grão Pará
8121;4206207;SC;Gravatal
8123;4206306;SC;Guabiruba
8125;4206405;SC;Guaraciaba
8127;4206504;SC;Guaramirim
8129;4206603;SC;Guarujá do Sul
5583;4206652;SC;Guatambú
8131;4206702;SC;Herval d'Oeste
0920;4206751;SC;Ibiam
8133;4206801;SC;Ibicaré
8135;4206900;SC;Ibirama
8137;4207007;SC;Içara
8139;4207106;SC;Ilhota
8141;4207205;SC;Imaruí
8143;4207304;SC;Imbituba
8145;4207403;SC;Imbuia
8147;4207502;SC;Indaial
0922;4207577;SC;Iomerê
8149;4207601;SC;Ipira
9951;4207650;SC;Iporã do Oeste
5737;4207684;SC;Ipuaçu
8151;4207700;SC;Ipumirim
9953;4207759;SC;Iraceminha
8153;4207809;SC;Irani
5585;4207858;SC;Irati
8155;4207908;SC;Irineópolis
8157;4208005;SC;Itá
8159;4208104;SC;Itaiópolis
8161;4208203;SC;Itajaí
8163;4208302;SC;Itapema
8165;4208401;SC;Itapiranga
9985;4208450;SC;Itapoá
8167;4208500;SC;Ituporanga
8169;4208609;SC;Jaborá
8171;4208708;SC;Jacinto Machado
8173;4208807;SC;Jaguaruna
8175;4208906;SC;Jaraguá do Sul
5587;4208955;SC;Jardinópolis
8177;4209003;SC;Joaçaba
8179;4209102;SC;Joinville
9957;4209151;SC;José Boiteux
0924;4209177;SC;Jupiá
8181;4209201;SC;Lacerdópolis
8183;4209300;SC;Lages
8185;4209409;SC;Laguna
5739;4209458;SC;Lajeado Grande
8187;4209508;SC;Laurentino
8189;4209607;SC;Lauro Muller
8191;4209706;SC;Lebon Régis
8193;4209805;SC;Leoberto Leal
9961;4209854;SC;Lindóia do Sul
8195;4209904;SC;Lontras
8197;4210001;SC;Luiz Alves
0926;4210035;SC;Luzerna
5575;4210050;SC;Macieira
8199;4210100;SC;Mafra
8201;4210209;SC;Major Gercino
8203;4210308;SC;Major Vieira
8391;4210407;SC;Maracajá
8205;4210506;SC;Maravilha
9963;4210555;SC;Marema
8207;4210605;SC;Massaranduba
8209;4210704;SC;Matos Costa
8211;4210803;SC;Meleiro
5559;4210852;SC;Mirim Doce
8213;4210902;SC;Modelo
8215;4211009;SC;Mondaí
5561;4211058;SC;Monte Carlo
8217;4211108;SC;Monte Castelo
8219;4211207;SC;Morro da Fumaça
5539;4211256;SC;Morro Grande
8221;4211306;SC;Navegantes
8223;4211405;SC;Nova Erechim
5589;4211454;SC;Nova Itaberaba
8225;4211504;SC;Nova Trento
8227;4211603;SC;Nova Veneza
5591;4211652;SC;Novo Horizonte
8229;4211702;SC;Orleans
8397;4211751;SC;Otacílio Costa
8231;4211801;SC;Ouro
5741;4211850;SC;Ouro Verde
0928;4211876;SC;Paial
0930;4211892;SC;Painel
8233;4211900;SC;Palhoça
8235;4212007;SC;Palma Sola
0932;4212056;SC;Palmeira
8237;4212106;SC;Palmitos
8239;4212205;SC;Papanduva
5747;4212239;SC;Paraíso
5541;4212254;SC;Passo de Torres
5743;4212270;SC;Passos Maia
8241;4212304;SC;Paulo Lopes
8243;4212403;SC;Pedras Grandes
8245;4212502;SC;Penha
8247;4212601;SC;Peritiba
1194;4212650;SC;Pescaria Brava
8249;4212700;SC;Petrolândia
8251;4212809;SC;Balneário Piçarras
8253;4212908;SC;Pinhalzinho
8255;4213005;SC;Pinheiro Preto
8257;4213104;SC;Piratuba
5593;4213153;SC;Planalto Alegre
8259;4213203;SC;Pomerode
8261;4213302;SC;Ponte Alta
5569;4213351;SC;Ponte Alta do Norte
8263;4213401;SC;Ponte Serrada
8265;4213500;SC;Porto Belo
8267;4213609;SC;Porto União
8269;4213708;SC;Pouso Redondo
8271;4213807;SC;Praia Grande
8273;4213906;SC;Presidente Castello Branco
8275;4214003;SC;Presidente Getúlio
8277;4214102;SC;Presidente Nereu
0934;4214151;SC;Princesa
8279;4214201;SC;Quilombo
8281;4214300;SC;Rancho Queimado
8283;4214409;SC;Rio das Antas
8285;4214508;SC;Rio do Campo
8287;4214607;SC;Rio do Oeste
8289;4214706;SC;Rio dos Cedros
8291;4214805;SC;Rio do Sul
8293;4214904;SC;Rio Fortuna
8295;4215000;SC;Rio Negrinho
5571;4215059;SC;Rio Rufino
5749;4215075;SC;Riqueza
8297;4215109;SC;Rodeio
8299;4215208;SC;Romelândia
8301;4215307;SC;Salete
0936;4215356;SC;Saltinho
8303;4215406;SC;Salto Veloso
5547;4215455;SC;Sangão
8305;4215505;SC;Santa Cecília
5751;4215554;SC;Santa Helena
8307;4215604;SC;Santa Rosa de Lima
9967;4215653;SC;Santa Rosa do Sul
5555;4215679;SC;Santa Terezinha
0938;4215687;SC;Santa Terezinha do Progresso
0940;4215695;SC;Santiago do Sul
8309;4215703;SC;Santo Amaro da Imperatriz
0942;4215752;SC;São Bernardino
8311;4215802;SC;São Bento do Sul
8313;4215901;SC;São Bonifácio
8315;4216008;SC;São Carlos
5573;4216057;SC;São Cristovão do Sul
8317;4216107;SC;São Domingos
8319;4216206;SC;São Francisco do Sul
5753;4216255;SC;São João do Oeste
8321;4216305;SC;São João Batista
5551;4216354;SC;São João do Itaperiú
8323;4216404;SC;São João do Sul
8325;4216503;SC;São Joaquim
8327;4216602;SC;São José
8329;4216701;SC;São José do Cedro
8331;4216800;SC;São José do Cerrito
8333;4216909;SC;São Lourenço do Oeste
8335;4217006;SC;São Ludgero
8337;4217105;SC;São Martinho
5755;4217154;SC;São Miguel da Boa Vista
8339;4217204;SC;São Miguel do Oeste
0944;4217253;SC;São Pedro de Alcântara
8341;4217303;SC;Saudades
8343;4217402;SC;Schroeder
8345;4217501;SC;Seara
9989;4217550;SC;Serra Alta
8347;4217600;SC;Siderópolis
8349;4217709;SC;Sombrio
5595;4217758;SC;Sul Brasil
8351;4217808;SC;Taió
8353;4217907;SC;Tangará
0946;4217956;SC;Tigrinhos
8355;4218004;SC;Tijucas
8393;4218103;SC;Timbé do Sul
8357;4218202;SC;Timbó
9971;4218251;SC;Timbó Grande
8359;4218301;SC;Três Barras
0948;4218350;SC;Treviso
8361;4218400;SC;Treze de Maio
8363;4218509;SC;Treze Tílias
8365;4218608;SC;Trombudo Central
8367;4218707;SC;Tubarão
9991;4218756;SC;Tunápolis
8369;4218806;SC;Turvo
9973;4218855;SC;União do Oeste
8371;4218905;SC;Urubici
9975;4218954;SC;Urupema
8373;4219002;SC;Urussanga
8375;4219101;SC;Vargeão
5563;4219150;SC;Vargem
5565;4219176;SC;Vargem Bonita
8377;4219200;SC;Vidal Ramos
8379;4219309;SC;Videira
9977;4219358;SC;Vitor Meireles
8381;4219408;SC;Witmarsum
8383;4219507;SC;Xanxerê
8385;4219606;SC;Xavantina
8387;4219705;SC;Xaxim
0950;4219853;SC;Zortéa
1192;4220000;SC;Balneário Rincão
1118;4300034;RS;Aceguá
8499;4300059;RS;Água Santa
8501;4300109;RS;Agudo
8503;4300208;RS;Ajuricaba
8505;4300307;RS;Alecrim
8507;4300406;RS;Alegrete
8497;4300455;RS;Alegria
1120;4300471;RS;Almirante Tamandaré do Sul
8509;4300505;RS;Alpestre
8495;4300554;RS;Alto Alegre
6045;4300570;RS;Alto Feliz
8511;4300604;RS;Alvorada
8493;4300638;RS;Amaral Ferrador
5969;4300646;RS;Ametista do Sul
8491;4300661;RS;André da Rocha
8513;4300703;RS;Anta Gorda
8515;4300802;RS;Antônio Prado
5779;4300851;RS;Arambaré
0952;4300877;RS;Araricá
8517;4300901;RS;Aratiba
8519;4301008;RS;Arroio do Meio
8489;4301057;RS;Arroio do Sal
1122;4301073;RS;Arroio do Padre
8521;4301107;RS;Arroio dos Ratos
8523;4301206;RS;Arroio do Tigre
8525;4301305;RS;Arroio Grande
8527;4301404;RS;Arvorezinha
8529;4301503;RS;Augusto Pestana
8487;4301552;RS;Áurea
8531;4301602;RS;Bagé
0954;4301636;RS;Balneário Pinhal
8485;4301651;RS;Barão
8533;4301701;RS;Barão de Cotegipe
5771;4301750;RS;Barão do Triunfo
8535;4301800;RS;Barracão
6069;4301859;RS;Barra do Guarita
0956;4301875;RS;Barra do Quaraí
8537;4301909;RS;Barra do Ribeiro
5959;4301925;RS;Barra do Rio Azul
5943;4301958;RS;Barra Funda
8539;4302006;RS;Barros Cassal
0958;4302055;RS;Benjamin Constant do Sul
8541;4302105;RS;Bento Gonçalves
5981;4302154;RS;Boa Vista das Missões
8543;4302204;RS;Boa Vista do Buricá
1124;4302220;RS;Boa Vista do Cadeado
1126;4302238;RS;Boa Vista do Incra
0960;4302253;RS;Boa Vista do Sul
8545;4302303;RS;Bom Jesus
9823;4302352;RS;Bom Princípio
6071;4302378;RS;Bom Progresso
8547;4302402;RS;Bom Retiro do Sul
8483;4302451;RS;Boqueirão do Leão
8549;4302501;RS;Bossoroca
1128;4302584;RS;Bozano
8551;4302600;RS;Braga
8449;4302659;RS;Brochier
8553;4302709;RS;Butiá
8555;4302808;RS;Caçapava do Sul
8557;4302907;RS;Cacequi
8559;4303004;RS;Cachoeira do Sul
8561;4303103;RS;Cachoeirinha
8563;4303202;RS;Cacique Doble
8565;4303301;RS;Caibaté
8567;4303400;RS;Caiçara
8569;4303509;RS;Camaquã
8447;4303558;RS;Camargo
8571;4303608;RS;Cambará do Sul
6013;4303673;RS;Campestre da Serra
8573;4303707;RS;Campina das Missões
8575;4303806;RS;Campinas do Sul
8577;4303905;RS;Campo Bom
8579;4304002;RS;Campo Novo
8445;4304101;RS;Campos Borges
8581;4304200;RS;Candelária
8583;4304309;RS;Cândido Godói
6083;4304358;RS;Candiota
8585;4304408;RS;Canela
8587;4304507;RS;Canguçu
8589;4304606;RS;Canoas
1130;4304614;RS;Canudos do Vale
1132;4304622;RS;Capão Bonito do Sul
8915;4304630;RS;Capão da Canoa
1134;4304655;RS;Capão do Cipó
8973;4304663;RS;Capão do Leão
0962;4304671;RS;Capivari do Sul
8443;4304689;RS;Capela de Santana
6025;4304697;RS;Capitão
8591;4304705;RS;Carazinho
0964;4304713;RS;Caraá
8593;4304804;RS;Carlos Barbosa
5961;4304853;RS;Carlos Gomes
8595;4304903;RS;Casca
8441;4304952;RS;Caseiros
8597;4305009;RS;Catuípe
8599;4305108;RS;Caxias do Sul
5963;4305116;RS;Centenário
0966;4305124;RS;Cerrito
8439;4305132;RS;Cerro Branco
8437;4305157;RS;Cerro Grande
8435;4305173;RS;Cerro Grande do Sul
8601;4305207;RS;Cerro Largo
8603;4305306;RS;Chapada
8693;4305355;RS;Charqueadas
5965;4305371;RS;Charrua
8605;4305405;RS;Chiapetta
0968;4305439;RS;Chuí
0970;4305447;RS;Chuvisca
8433;4305454;RS;Cidreira
8607;4305504;RS;Ciríaco
6029;4305587;RS;Colinas
8609;4305603;RS;Colorado
8611;4305702;RS;Condor
8613;4305801;RS;Constantina
1136;4305835;RS;Coqueiro Baixo
5945;4305850;RS;Coqueiros do Sul
6055;4305871;RS;Coronel Barros
8615;4305900;RS;Coronel Bicaco
1138;4305934;RS;Coronel Pilar
8977;4305959;RS;Cotiporã
5797;4305975;RS;Coxilha
8617;4306007;RS;Crissiumal
8431;4306056;RS;Cristal
0972;4306072;RS;Cristal do Sul
8619;4306106;RS;Cruz Alta
1140;4306130;RS;Cruzaltense
8621;4306205;RS;Cruzeiro do Sul
8623;4306304;RS;David Canabarro
6073;4306320;RS;Derrubadas
8429;4306353;RS;Dezesseis de Novembro
0974;4306379;RS;Dilermando de Aguiar
8625;4306403;RS;Dois Irmãos
5971;4306429;RS;Dois Irmãos das Missões
8427;4306452;RS;Dois Lajeados
8627;4306502;RS;Dom Feliciano
0976;4306551;RS;Dom Pedro de Alcântara
8629;4306601;RS;Dom Pedrito
8631;4306700;RS;Dona Francisca
8425;4306734;RS;Doutor Maurício Cardoso
0978;4306759;RS;Doutor Ricardo
8423;4306767;RS;Eldorado do Sul
8633;4306809;RS;Encantado
8635;4306908;RS;Encruzilhada do Sul
5947;4306924;RS;Engenho Velho
8419;4306932;RS;Entre-Ijuís
8421;4306957;RS;Entre Rios do Sul
8417;4306973;RS;Erebango
8637;4307005;RS;Erechim
8415;4307054;RS;Ernestina
8639;4307104;RS;Herval
8641;4307203;RS;Erval Grande
8643;4307302;RS;Erval Seco
8645;4307401;RS;Esmeralda
0980;4307450;RS;Esperança do Sul
8647;4307500;RS;Espumoso
7301;4307559;RS;Estação
8649;4307609;RS;Estância Velha
8651;4307708;RS;Esteio
8653;4307807;RS;Estrela
0982;4307815;RS;Estrela Velha
8413;4307831;RS;Eugênio de Castro
8411;4307864;RS;Fagundes Varela
8655;4307906;RS;Farroupilha
8657;4308003;RS;Faxinal do Soturno
8409;4308052;RS;Faxinalzinho
0984;4308078;RS;Fazenda Vilanova
8659;4308102;RS;Feliz
8661;4308201;RS;Flores da Cunha
0986;4308250;RS;Floriano Peixoto
8663;4308300;RS;Fontoura Xavier
8665;4308409;RS;Formigueiro
1142;4308433;RS;Forquetinha
9827;4308458;RS;Fortaleza dos Valos
8667;4308508;RS;Frederico Westphalen
8669;4308607;RS;Garibaldi
6081;4308656;RS;Garruchos
8671;4308706;RS;Gaurama
8673;4308805;RS;General Câmara
5799;4308854;RS;Gentil
8677;4308904;RS;Getúlio Vargas
8679;4309001;RS;Giruá
8407;4309050;RS;Glorinha
8681;4309100;RS;Gramado
5949;4309126;RS;Gramado dos Loureiros
5763;4309159;RS;Gramado Xavier
8683;4309209;RS;Gravataí
8405;4309258;RS;Guabiju
8685;4309308;RS;Guaíba
8687;4309407;RS;Guaporé
8689;4309506;RS;Guarani das Missões
8403;4309555;RS;Harmonia
0988;4309571;RS;Herveiras
8691;4309605;RS;Horizontina
6085;4309654;RS;Hulha Negra
8695;4309704;RS;Humaitá
8401;4309753;RS;Ibarama
8697;4309803;RS;Ibiaçá
8699;4309902;RS;Ibiraiaras
7299;4309951;RS;Ibirapuitã
8701;4310009;RS;Ibirubá
8703;4310108;RS;Igrejinha
8705;4310207;RS;Ijuí
8707;4310306;RS;Ilópolis
7297;4310330;RS;Imbé
7295;4310363;RS;Imigrante
8709;4310405;RS;Independência
6051;4310413;RS;Inhacorá
8399;4310439;RS;Ipê
7399;4310462;RS;Ipiranga do Sul
8711;4310504;RS;Iraí
0990;4310538;RS;Itaara
7397;4310553;RS;Itacurubi
6027;4310579;RS;Itapuca
8713;4310603;RS;Itaqui
1144;4310652;RS;Itati
8715;4310702;RS;Itatiba do Sul
7395;4310751;RS;Ivorá
8717;4310801;RS;Ivoti
7393;4310850;RS;Jaboticaba
1146;4310876;RS;Jacuizinho
8719;4310900;RS;Jacutinga
8721;4311007;RS;Jaguarão
8723;4311106;RS;Jaguari
7391;4311122;RS;Jaquirana
0992;4311130;RS;Jari
9829;4311155;RS;Jóia
8725;4311205;RS;Júlio de Castilhos
1148;4311239;RS;Lagoa Bonita do Sul
7389;4311254;RS;Lagoão
5951;4311270;RS;Lagoa dos Três Cantos
8727;4311304;RS;Lagoa Vermelha
8729;4311403;RS;Lajeado
5983;4311429;RS;Lajeado do Bugre
8731;4311502;RS;Lavras do Sul
8733;4311601;RS;Liberato Salzano
6017;4311627;RS;Lindolfo Collor
6047;4311643;RS;Linha Nova
8735;4311700;RS;Machadinho
0994;4311718;RS;Maçambará
0996;4311734;RS;Mampituba
6079;4311759;RS;Manoel Viana
5783;4311775;RS;Maquiné
6039;4311791;RS;Maratá
8737;4311809;RS;Marau
8739;4311908;RS;Marcelino Ramos
5759;4311981;RS;Mariana Pimentel
8741;4312005;RS;Mariano Moro
0998;4312054;RS;Marques de Souza
8743;4312104;RS;Mata
5931;4312138;RS;Mato Castelhano
6031;4312153;RS;Mato Leitão
1150;4312179;RS;Mato Queimado
8745;4312203;RS;Maximiliano de Almeida
5773;4312252;RS;Minas do Leão
8747;4312302;RS;Miraguaí
7387;4312351;RS;Montauri
1000;4312377;RS;Monte Alegre dos Campos
5993;4312385;RS;Monte Belo do Sul
8749;4312401;RS;Montenegro
5933;4312427;RS;Mormaço
5775;4312443;RS;Morrinhos do Sul
7385;4312450;RS;Morro Redondo
6019;4312476;RS;Morro Reuter
8751;4312500;RS;Mostardas
8753;4312609;RS;Muçum
1002;4312617;RS;Muitos Capões
5935;4312625;RS;Muliterno
8755;4312658;RS;Não-Me-Toque
5937;4312674;RS;Nicolau Vergueiro
8757;4312708;RS;Nonoai
7383;4312757;RS;Nova Alvorada
8759;4312807;RS;Nova Araçá
8761;4312906;RS;Nova Bassano
5953;4312955;RS;Nova Boa Vista
8763;4313003;RS;Nova Bréscia
1004;4313011;RS;Nova Candelária
7381;4313037;RS;Nova Esperança do Sul
7379;4313060;RS;Nova Hartz
5991;4313086;RS;Nova Pádua
8765;4313102;RS;Nova Palma
8767;4313201;RS;Nova Petrópolis
8769;4313300;RS;Nova Prata
1006;4313334;RS;Nova Ramada
7377;4313359;RS;Nova Roma do Sul
5757;4313375;RS;Nova Santa Rita
1008;4313391;RS;Novo Cabrais
8771;4313409;RS;Novo Hamburgo
6057;4313425;RS;Novo Machado
5973;4313441;RS;Novo Tiradentes
1152;4313466;RS;Novo Xingu
5985;4313490;RS;Novo Barreiro
8773;4313508;RS;Osório
8775;4313607;RS;Paim Filho
8967;4313656;RS;Palmares do Sul
8777;4313706;RS;Palmeira das Missões
8779;4313805;RS;Palmitinho
8781;4313904;RS;Panambi
7375;4313953;RS;Pantano Grande
8783;4314001;RS;Paraí
7373;4314027;RS;Paraíso do Sul
6041;4314035;RS;Pareci Novo
9825;4314050;RS;Parobé
1010;4314068;RS;Passa Sete
5765;4314076;RS;Passo do Sobrado
8785;4314100;RS;Passo Fundo
1154;4314134;RS;Paulo Bento
7371;4314159;RS;Paverama
1156;4314175;RS;Pedras Altas
8787;4314209;RS;Pedro Osório
8789;4314308;RS;Pejuçara
8791;4314407;RS;Pelotas
6021;4314423;RS;Picada Café
7369;4314456;RS;Pinhal
1158;4314464;RS;Pinhal da Serra
5787;4314472;RS;Pinhal Grande
5975;4314498;RS;Pinheirinho do Vale
8793;4314506;RS;Pinheiro Machado
1160;4314548;RS;Pinto Bandeira
7367;4314555;RS;Pirapó
8795;4314605;RS;Piratini
8797;4314704;RS;Planalto
7365;4314753;RS;Poço das Antas
5939;4314779;RS;Pontão
5967;4314787;RS;Ponte Preta
8799;4314803;RS;Portão
8801;4314902;RS;Porto Alegre
8803;4315008;RS;Porto Lucena
6065;4315057;RS;Porto Mauá
6067;4315073;RS;Porto Vera Cruz
8805;4315107;RS;Porto Xavier
7363;4315131;RS;Pouso Novo
6023;4315149;RS;Presidente Lucena
7361;4315156;RS;Progresso
7359;4315172;RS;Protásio Alves
8807;4315206;RS;Putinga
8809;4315305;RS;Quaraí
1162;4315313;RS;Quatro Irmãos
5789;4315321;RS;Quevedos
7357;4315354;RS;Quinze de Novembro
8811;4315404;RS;Redentora
7355;4315453;RS;Relvado
8813;4315503;RS;Restinga Sêca
5955;4315552;RS;Rio dos Índios
8815;4315602;RS;Rio Grande
8817;4315701;RS;Rio Pardo
7353;4315750;RS;Riozinho
8819;4315800;RS;Roca Sales
8821;4315909;RS;Rodeio Bonito
1164;4315958;RS;Rolador
8823;4316006;RS;Rolante
8825;4316105;RS;Ronda Alta
8827;4316204;RS;Rondinha
8829;4316303;RS;Roque Gonzales
8831;4316402;RS;Rosário do Sul
5987;4316428;RS;Sagrada Família
7339;4316436;RS;Saldanha Marinho
8975;4316451;RS;Salto do Jacuí
6061;4316477;RS;Salvador das Missões
8833;4316501;RS;Salvador do Sul
8835;4316600;RS;Sananduva
8837;4316709;RS;Santa Bárbara do Sul
1166;4316733;RS;Santa Cecília do Sul
6033;4316758;RS;Santa Clara do Sul
8839;4316808;RS;Santa Cruz do Sul
8841;4316907;RS;Santa Maria
7337;4316956;RS;Santa Maria do Herval
1168;4316972;RS;Santa Margarida do Sul
8843;4317004;RS;Santana da Boa Vista
8845;4317103;RS;Sant'Ana do Livramento
8847;4317202;RS;Santa Rosa
5995;4317251;RS;Santa Tereza
8849;4317301;RS;Santa Vitória do Palmar
8851;4317400;RS;Santiago
8853;4317509;RS;Santo Ângelo
5941;4317558;RS;Santo Antônio do Palma
8855;4317608;RS;Santo Antônio da Patrulha
8857;4317707;RS;Santo Antônio das Missões
5957;4317756;RS;Santo Antônio do Planalto
8859;4317806;RS;Santo Augusto
8861;4317905;RS;Santo Cristo
5977;4317954;RS;Santo Expedito do Sul
8863;4318002;RS;São Borja
7351;4318051;RS;São Domingos do Sul
8865;4318101;RS;São Francisco de Assis
8867;4318200;RS;São Francisco de Paula
8869;4318309;RS;São Gabriel
8871;4318408;RS;São Jerônimo
7349;4318424;RS;São João da Urtiga
5791;4318432;RS;São João do Polêsine
7347;4318440;RS;São Jorge
5989;4318457;RS;São José das Missões
7345;4318465;RS;São José do Herval
7343;4318481;RS;São José do Hortêncio
6059;4318499;RS;São José do Inhacorá
8873;4318507;RS;São José do Norte
8875;4318606;RS;São José do Ouro
1170;4318614;RS;São José do Sul
6015;4318622;RS;São José dos Ausentes
8877;4318705;RS;São Leopoldo
8879;4318804;RS;São Lourenço do Sul
8881;4318903;RS;São Luiz Gonzaga
8883;4319000;RS;São Marcos
8885;4319109;RS;São Martinho
5793;4319125;RS;São Martinho da Serra
7341;4319158;RS;São Miguel das Missões
8887;4319208;RS;São Nicolau
8889;4319307;RS;São Paulo das Missões
6043;4319356;RS;São Pedro da Serra
1172;4319364;RS;São Pedro das Missões
6063;4319372;RS;São Pedro do Butiá
8891;4319406;RS;São Pedro do Sul
8893;4319505;RS;São Sebastião do Caí
8895;4319604;RS;São Sepé
8897;4319703;RS;São Valentim
5997;4319711;RS;São Valentim do Sul
6075;4319737;RS;São Valério do Sul
7293;4319752;RS;São Vendelino
8675;4319802;RS;São Vicente do Sul
8899;4319901;RS;Sapiranga
8901;4320008;RS;Sapucaia do Sul
8903;4320107;RS;Sarandi
8905;4320206;RS;Seberi
7335;4320230;RS;Sede Nova
7317;4320263;RS;Segredo
8907;4320305;RS;Selbach
1012;4320321;RS;Senador Salgado Filho
5781;4320354;RS;Sentinela do Sul
8909;4320404;RS;Serafina Corrêa
6035;4320453;RS;Sério
8911;4320503;RS;Sertão
5761;4320552;RS;Sertão Santana
1014;4320578;RS;Sete de Setembro
8913;4320602;RS;Severiano de Almeida
7315;4320651;RS;Silveira Martins
5767;4320677;RS;Sinimbu
8917;4320701;RS;Sobradinho
8919;4320800;RS;Soledade
1016;4320859;RS;Tabaí
8921;4320909;RS;Tapejara
8923;4321006;RS;Tapera
8925;4321105;RS;Tapes
8927;4321204;RS;Taquara
8929;4321303;RS;Taquari
7313;4321329;RS;Taquaruçu do Sul
8971;4321352;RS;Tavares
8931;4321402;RS;Tenente Portela
7333;4321436;RS;Terra de Areia
9821;4321451;RS;Teutônia
1174;4321469;RS;Tio Hugo
6077;4321477;RS;Tiradentes do Sul
1018;4321493;RS;Toropi
8933;4321501;RS;Torres
8935;4321600;RS;Tramandaí
6037;4321626;RS;Travesseiro
7331;4321634;RS;Três Arroios
7329;4321667;RS;Três Cachoeiras
8937;4321709;RS;Três Coroas
8939;4321808;RS;Três de Maio
5777;4321832;RS;Três Forquilhas
7327;4321857;RS;Três Palmeiras
8941;4321907;RS;Três Passos
7325;4321956;RS;Trindade do Sul
8943;4322004;RS;Triunfo
8945;4322103;RS;Tucunduva
7323;4322152;RS;Tunas
5979;4322186;RS;Tupanci do Sul
8947;4322202;RS;Tupanciretã
7321;4322251;RS;Tupandi
8949;4322301;RS;Tuparendi
1020;4322327;RS;Turuçu
1022;4322343;RS;Ubiretama
5999;4322350;RS;União da Serra
1024;4322376;RS;Unistalda
8951;4322400;RS;Uruguaiana
8953;4322509;RS;Vacaria
1026;4322525;RS;Vale Verde
5769;4322533;RS;Vale do Sol
6049;4322541;RS;Vale Real
7319;4322558;RS;Vanini
8955;4322608;RS;Venâncio Aires
8957;4322707;RS;Vera Cruz
8959;4322806;RS;Veranópolis
1028;4322855;RS;Vespasiano Corrêa
8961;4322905;RS;Viadutos
8963;4323002;RS;Viamão
8965;4323101;RS;Vicente Dutra
8969;4323200;RS;Victor Graeff
7311;4323309;RS;Vila Flores
1030;4323358;RS;Vila Lângaro
7309;4323408;RS;Vila Maria
5795;4323457;RS;Vila Nova do Sul
7307;4323507;RS;Vista Alegre
7305;4323606;RS;Vista Alegre do Prata
7303;4323705;RS;Vista Gaúcha
6053;4323754;RS;Vitória das Missões
1176;4323770;RS;Westfália
5785;4323804;RS;Xangri-lá
9003;5000203;MS;Água Clara
0141;5000252;MS;Alcinópolis
9011;5000609;MS;Amambai
9013;5000708;MS;Anastácio
9015;5000807;MS;Anaurilândia
9169;5000856;MS;Angélica
9017;5000906;MS;Antônio João
9019;5001003;MS;Aparecida do Taboado
9021;5001102;MS;Aquidauana
9171;5001243;MS;Aral Moreira
9029;5001508;MS;Bandeirantes
9037;5001904;MS;Bataguassu
9039;5002001;MS;Batayporã
9041;5002100;MS;Bela Vista
9801;5002159;MS;Bodoquena
9043;5002209;MS;Bonito
9045;5002308;MS;Brasilândia
9055;5002407;MS;Caarapó
9049;5002605;MS;Camapuã
9051;5002704;MS;Campo Grande
9053;5002803;MS;Caracol
9057;5002902;MS;Cassilândia
9787;5002951;MS;Chapadão do Sul
9061;5003108;MS;Corguinho
9997;5003157;MS;Coronel Sapucaia
9063;5003207;MS;Corumbá
9803;5003256;MS;Costa Rica
9065;5003306;MS;Coxim
9175;5003454;MS;Deodápolis
9793;5003488;MS;Dois Irmãos do Buriti
9805;5003504;MS;Douradina
9073;5003702;MS;Dourados
9173;5003751;MS;Eldorado
9075;5003801;MS;Fátima do Sul
1178;5003900;MS;Figueirão
9079;5004007;MS;Glória de Dourados
9081;5004106;MS;Guia Lopes da Laguna
9085;5004304;MS;Iguatemi
9087;5004403;MS;Inocência
9089;5004502;MS;Itaporã
9807;5004601;MS;Itaquiraí
9093;5004700;MS;Ivinhema
0161;5004809;MS;Japorã
9097;5004908;MS;Jaraguari
9099;5005004;MS;Jardim
9101;5005103;MS;Jateí
9923;5005152;MS;Juti
9103;5005202;MS;Ladário
0163;5005251;MS;Laguna Carapã
9107;5005400;MS;Maracaju
9111;5005608;MS;Miranda
9179;5005681;MS;Mundo Novo
9113;5005707;MS;Naviraí
9115;5005806;MS;Nioaque
0143;5006002;MS;Nova Alvorada do Sul
9123;5006200;MS;Nova Andradina
0159;5006259;MS;Novo Horizonte do Sul
1196;5006275;MS;Paraíso das Águas
9125;5006309;MS;Paranaíba
9739;5006358;MS;Paranhos
9127;5006408;MS;Pedro Gomes
9131;5006606;MS;Ponta Porã
9137;5006903;MS;Porto Murtinho
9141;5007109;MS;Ribas do Rio Pardo
9143;5007208;MS;Rio Brilhante
9145;5007307;MS;Rio Negro
9147;5007406;MS;Rio Verde de Mato Grosso
9149;5007505;MS;Rochedo
9745;5007554;MS;Santa Rita do Pardo
9809;5007695;MS;São Gabriel do Oeste
9813;5007703;MS;Sete Quedas
9811;5007802;MS;Selvíria
9157;5007901;MS;Sidrolândia
9757;5007935;MS;Sonora
9815;5007950;MS;Tacuru
9817;5007976;MS;Taquarussu
9159;5008008;MS;Terenos
9165;5008305;MS;Três Lagoas
9187;5008404;MS;Vicentina
9001;5100102;MT;Acorizal
9191;5100201;MT;Água Boa
8987;5100250;MT;Alta Floresta
9005;5100300;MT;Alto Araguaia
0127;5100359;MT;Alto Boa Vista
9007;5100409;MT;Alto Garças
9009;5100508;MT;Alto Paraguai
9911;5100607;MT;Alto Taquari
9773;5100805;MT;Apiacás
9869;5101001;MT;Araguaiana
9023;5101209;MT;Araguainha
8989;5101258;MT;Araputanga
9025;5101308;MT;Arenápolis
9027;5101407;MT;Aripuanã
9031;5101605;MT;Barão de Melgaço
9033;5101704;MT;Barra do Bugres
9035;5101803;MT;Barra do Garças
1182;5101837;MT;Boa Esperança do Norte
1078;5101852;MT;Bom Jesus do Araguaia
9873;5101902;MT;Brasnorte
9047;5102504;MT;Cáceres
9863;5102603;MT;Campinápolis
9777;5102637;MT;Campo Novo do Parecis
9779;5102678;MT;Campo Verde
1032;5102686;MT;Campos de Júlio
0129;5102694;MT;Canabrava do Norte
9193;5102702;MT;Canarana
1034;5102793;MT;Carlinda
9783;5102850;MT;Castanheira
9059;5103007;MT;Chapada dos Guimarães
9789;5103056;MT;Cláudia
9865;5103106;MT;Cocalinho
8979;5103205;MT;Colíder
1080;5103254;MT;Colniza
9883;5103304;MT;Comodoro
0131;5103353;MT;Confresa
1082;5103361;MT;Conquista D'Oeste
0089;5103379;MT;Cotriguaçu
9067;5103403;MT;Cuiabá
1084;5103437;MT;Curvelândia
9833;5103452;MT;Denise
9069;5103502;MT;Diamantino
9071;5103601;MT;Dom Aquino
1036;5103700;MT;Feliz Natal
9881;5103809;MT;Figueirópolis D'Oeste
1038;5103858;MT;Gaúcha do Norte
9077;5103908;MT;General Carneiro
0135;5103957;MT;Glória D'Oeste
9887;5104104;MT;Guarantã do Norte
9083;5104203;MT;Guiratinga
9877;5104500;MT;Indiavaí
1184;5104526;MT;Ipiranga do Norte
1186;5104542;MT;Itanhangá
9901;5104559;MT;Itaúba
9091;5104609;MT;Itiquira
9095;5104807;MT;Jaciara
9861;5104906;MT;Jangada
8991;5105002;MT;Jauru
9819;5105101;MT;Juara
9831;5105150;MT;Juína
9921;5105176;MT;Juruena
9189;5105200;MT;Juscimeira
0137;5105234;MT;Lambari D'Oeste
9925;5105259;MT;Lucas do Rio Verde
9105;5105309;MT;Luciara
9109;5105507;MT;Vila Bela da Santíssima Trindade
9899;5105580;MT;Marcelândia
9929;5105606;MT;Matupá
9177;5105622;MT;Mirassol d'Oeste
9117;5105903;MT;Nobres
9119;5106000;MT;Nortelândia
9121;5106109;MT;Nossa Senhora do Livramento
0117;5106158;MT;Nova Bandeirantes
1086;5106174;MT;Nova Nazaré
1040;5106182;MT;Nova Lacerda
1088;5106190;MT;Nova Santa Helena
8981;5106208;MT;Nova Brasilândia
9889;5106216;MT;Nova Canaã do Norte
9937;5106224;MT;Nova Mutum
9893;5106232;MT;Nova Olímpia
1042;5106240;MT;Nova Ubiratã
9195;5106257;MT;Nova Xavantina
1044;5106265;MT;Novo Mundo
9903;5106273;MT;Novo Horizonte do Norte
9867;5106281;MT;Novo São Joaquim
9885;5106299;MT;Paranaíta
8983;5106307;MT;Paranatinga
1090;5106315;MT;Novo Santo Antônio
9181;5106372;MT;Pedra Preta
9891;5106422;MT;Peixoto de Azevedo
0091;5106455;MT;Planalto da Serra
9129;5106505;MT;Poconé
0095;5106653;MT;Pontal do Araguaia
9133;5106703;MT;Ponte Branca
8999;5106752;MT;Pontes e Lacerda
9895;5106778;MT;Porto Alegre do Norte
9135;5106802;MT;Porto dos Gaúchos
9875;5106828;MT;Porto Esperidião
0101;5106851;MT;Porto Estrela
9139;5107008;MT;Poxoréu
9871;5107040;MT;Primavera do Leste
0097;5107065;MT;Querência
8993;5107107;MT;São José dos Quatro Marcos
9879;5107156;MT;Reserva do Cabaçal
9741;5107180;MT;Ribeirão Cascalheira
0099;5107198;MT;Ribeirãozinho
8995;5107206;MT;Rio Branco
0123;5107248;MT;Santa Carmem
0115;5107263;MT;Santo Afonso
6087;5107297;MT;São José do Povo
9199;5107305;MT;São José do Rio Claro
0133;5107354;MT;São José do Xingu
0093;5107404;MT;São Pedro da Cipa
1092;5107578;MT;Rondolândia
9151;5107602;MT;Rondonópolis
9153;5107701;MT;Rosário Oeste
1094;5107743;MT;Santa Cruz do Xingu
8997;5107750;MT;Salto do Céu
1096;5107768;MT;Santa Rita do Trivelato
9197;5107776;MT;Santa Terezinha
1098;5107792;MT;Santo Antônio do Leste
9155;5107800;MT;Santo Antônio do Leverger
9183;5107859;MT;São Félix do Araguaia
1046;5107875;MT;Sapezal
1100;5107883;MT;Serra Nova Dourada
8985;5107909;MT;Sinop
9907;5107925;MT;Sorriso
0125;5107941;MT;Tabaporã
9185;5107958;MT;Tangará da Serra
9763;5108006;MT;Tapurah
9909;5108055;MT;Terra Nova do Norte
9161;5108105;MT;Tesouro
9163;5108204;MT;Torixoréu
1048;5108303;MT;União do Sul
1102;5108352;MT;Vale de São Domingos
9167;5108402;MT;Várzea Grande
9905;5108501;MT;Vera
9897;5108600;MT;Vila Rica
0121;5108808;MT;Nova Guarita
0103;5108857;MT;Nova Marilândia
0111;5108907;MT;Nova Maringá
0119;5108956;MT;Nova Monte Verde
1050;5200050;GO;Abadia de Goiás
9201;5200100;GO;Abadiânia
9645;5200134;GO;Acreúna
9769;5200159;GO;Adelândia
9771;5200175;GO;Água Fria de Goiás
9203;5200209;GO;Água Limpa
1052;5200258;GO;Águas Lindas de Goiás
9205;5200308;GO;Alexânia
9209;5200506;GO;Aloândia
0085;5200555;GO;Alto Horizonte
9211;5200605;GO;Alto Paraíso de Goiás
9215;5200803;GO;Alvorada do Norte
1054;5200829;GO;Amaralina
9661;5200852;GO;Americano do Brasil
9217;5200902;GO;Amorinópolis
9221;5201108;GO;Anápolis
9223;5201207;GO;Anhanguera
9225;5201306;GO;Anicuns
9227;5201405;GO;Aparecida de Goiânia
0071;5201454;GO;Aparecida do Rio Doce
9229;5201504;GO;Aporé
9231;5201603;GO;Araçu
9233;5201702;GO;Aragarças
9235;5201801;GO;Aragoiânia
9669;5202155;GO;Araguapaz
9671;5202353;GO;Arenópolis
9249;5202502;GO;Aruanã
9251;5202601;GO;Aurilândia
9255;5202809;GO;Avelinópolis
9261;5203104;GO;Baliza
9263;5203203;GO;Barro Alto
9265;5203302;GO;Bela Vista de Goiás
9267;5203401;GO;Bom Jardim de Goiás
9269;5203500;GO;Bom Jesus de Goiás
9775;5203559;GO;Bonfinópolis
1056;5203575;GO;Bonópolis
9271;5203609;GO;Brazabrantes
9275;5203807;GO;Britânia
9277;5203906;GO;Buriti Alegre
0063;5203939;GO;Buriti de Goiás
0061;5203962;GO;Buritinópolis
9279;5204003;GO;Cabeceiras
9281;5204102;GO;Cachoeira Alta
9283;5204201;GO;Cachoeira de Goiás
9673;5204250;GO;Cachoeira Dourada
9285;5204300;GO;Caçu
9287;5204409;GO;Caiapônia
9289;5204508;GO;Caldas Novas
0031;5204557;GO;Caldazinha
9291;5204607;GO;Campestre de Goiás
9687;5204656;GO;Campinaçu
9293;5204706;GO;Campinorte
9295;5204805;GO;Campo Alegre de Goiás
1070;5204854;GO;Campo Limpo de Goiás
9297;5204904;GO;Campos Belos
9781;5204953;GO;Campos Verdes
9299;5205000;GO;Carmo do Rio Verde
0081;5205059;GO;Castelândia
9301;5205109;GO;Catalão
9303;5205208;GO;Caturaí
9305;5205307;GO;Cavalcante
9307;5205406;GO;Ceres
9785;5205455;GO;Cezarina
0073;5205471;GO;Chapadão do Céu
0077;5205497;GO;Cidade Ocidental
0055;5205513;GO;Cocalzinho de Goiás
9791;5205521;GO;Colinas do Sul
9315;5205703;GO;Córrego do Ouro
9317;5205802;GO;Corumbá de Goiás
9319;5205901;GO;Corumbaíba
9325;5206206;GO;Cristalina
9327;5206305;GO;Cristianópolis
9329;5206404;GO;Crixás
9331;5206503;GO;Cromínia
9333;5206602;GO;Cumari
9335;5206701;GO;Damianópolis
9337;5206800;GO;Damolândia
9339;5206909;GO;Davinópolis
9343;5207105;GO;Diorama
9675;5207253;GO;Doverlândia
9795;5207352;GO;Edealina
9349;5207402;GO;Edéia
9351;5207501;GO;Estrela do Norte
9797;5207535;GO;Faina
9353;5207600;GO;Fazenda Nova
9357;5207808;GO;Firminópolis
9359;5207907;GO;Flores de Goiás
9361;5208004;GO;Formosa
9363;5208103;GO;Formoso
1072;5208152;GO;Gameleira de Goiás
9309;5208301;GO;Divinópolis de Goiás
9367;5208400;GO;Goianápolis
9369;5208509;GO;Goiandira
9371;5208608;GO;Goianésia
9373;5208707;GO;Goiânia
9375;5208806;GO;Goianira
9377;5208905;GO;Goiás
9379;5209101;GO;Goiatuba
9799;5209150;GO;Gouvelândia
9381;5209200;GO;Guapó
0065;5209291;GO;Guaraíta
9383;5209408;GO;Guarani de Goiás
9993;5209457;GO;Guarinos
9387;5209606;GO;Heitoraí
9389;5209705;GO;Hidrolândia
9391;5209804;GO;Hidrolina
9393;5209903;GO;Iaciara
0069;5209937;GO;Inaciolândia
9681;5209952;GO;Indiara
9395;5210000;GO;Inhumas
9397;5210109;GO;Ipameri
1074;5210158;GO;Ipiranga de Goiás
9399;5210208;GO;Iporá
9401;5210307;GO;Israelândia
9403;5210406;GO;Itaberaí
9919;5210562;GO;Itaguari
9407;5210604;GO;Itaguaru
9411;5210802;GO;Itajá
9413;5210901;GO;Itapaci
9415;5211008;GO;Itapirapuã
9419;5211206;GO;Itapuranga
9421;5211305;GO;Itarumã
9423;5211404;GO;Itauçu
9425;5211503;GO;Itumbiara
9427;5211602;GO;Ivolândia
9429;5211701;GO;Jandaia
9431;5211800;GO;Jaraguá
9433;5211909;GO;Jataí
9435;5212006;GO;Jaupaci
0049;5212055;GO;Jesúpolis
9437;5212105;GO;Joviânia
9439;5212204;GO;Jussara
1076;5212253;GO;Lagoa Santa
9443;5212303;GO;Leopoldo de Bulhões
9445;5212501;GO;Luziânia
9447;5212600;GO;Mairipotaba
9449;5212709;GO;Mambaí
9451;5212808;GO;Mara Rosa
9453;5212907;GO;Marzagão
9927;5212956;GO;Matrinchã
9457;5213004;GO;Maurilândia
9931;5213053;GO;Mimoso de Goiás
9647;5213087;GO;Minaçu
9459;5213103;GO;Mineiros
9465;5213400;GO;Moiporá
9467;5213509;GO;Monte Alegre de Goiás
9471;5213707;GO;Montes Claros de Goiás
9933;5213756;GO;Montividiu
0079;5213772;GO;Montividiu do Norte
9473;5213806;GO;Morrinhos
9935;5213855;GO;Morro Agudo de Goiás
9475;5213905;GO;Mossâmedes
9477;5214002;GO;Mozarlândia
9651;5214051;GO;Mundo Novo
9479;5214101;GO;Mutunópolis
9485;5214408;GO;Nazário
9487;5214507;GO;Nerópolis
9489;5214606;GO;Niquelândia
9491;5214705;GO;Nova América
9493;5214804;GO;Nova Aurora
9653;5214838;GO;Nova Crixás
9655;5214861;GO;Nova Glória
0087;5214879;GO;Nova Iguaçu de Goiás
9495;5214903;GO;Nova Roma
9497;5215009;GO;Nova Veneza
9501;5215207;GO;Novo Brasil
1058;5215231;GO;Novo Gama
9735;5215256;GO;Novo Planalto
9503;5215306;GO;Orizona
9505;5215405;GO;Ouro Verde de Goiás
9507;5215504;GO;Ouvidor
9509;5215603;GO;Padre Bernardo
9737;5215652;GO;Palestina de Goiás
9511;5215702;GO;Palmeiras de Goiás
9513;5215801;GO;Palmelo
9515;5215900;GO;Palminópolis
9517;5216007;GO;Panamá
9455;5216304;GO;Paranaiguara
9523;5216403;GO;Paraúna
0075;5216452;GO;Perolândia
9531;5216809;GO;Petrolina de Goiás
9535;5216908;GO;Pilar de Goiás
9539;5217104;GO;Piracanjuba
9541;5217203;GO;Piranhas
9543;5217302;GO;Pirenópolis
9545;5217401;GO;Pires do Rio
9595;5217609;GO;Planaltina
9549;5217708;GO;Pontalina
9555;5218003;GO;Porangatu
1060;5218052;GO;Porteirão
9557;5218102;GO;Portelândia
9561;5218300;GO;Posse
0051;5218391;GO;Professor Jamil
9563;5218508;GO;Quirinópolis
9565;5218607;GO;Rialma
9567;5218706;GO;Rianápolis
9995;5218789;GO;Rio Quente
9571;5218805;GO;Rio Verde
9573;5218904;GO;Rubiataba
9575;5219001;GO;Sanclerlândia
9577;5219100;GO;Santa Bárbara de Goiás
9579;5219209;GO;Santa Cruz de Goiás
9743;5219258;GO;Santa Fé de Goiás
9581;5219308;GO;Santa Helena de Goiás
9689;5219357;GO;Santa Isabel
9583;5219407;GO;Santa Rita do Araguaia
1062;5219456;GO;Santa Rita do Novo Destino
9585;5219506;GO;Santa Rosa de Goiás
9587;5219605;GO;Santa Tereza de Goiás
9589;5219704;GO;Santa Terezinha de Goiás
0083;5219712;GO;Santo Antônio da Barra
0053;5219738;GO;Santo Antônio de Goiás
9677;5219753;GO;Santo Antônio do Descoberto
9591;5219803;GO;São Domingos
9593;5219902;GO;São Francisco de Goiás
9597;5220009;GO;São João d'Aliança
9747;5220058;GO;São João da Paraúna
9599;5220108;GO;São Luís de Montes Belos
9749;5220157;GO;São Luiz do Norte
9601;5220207;GO;São Miguel do Araguaia
9751;5220264;GO;São Miguel do Passa Quatro
1064;5220280;GO;São Patrício
9605;5220405;GO;São Simão
9753;5220454;GO;Senador Canedo
9607;5220504;GO;Serranópolis
9609;5220603;GO;Silvânia
9755;5220686;GO;Simolândia
9611;5220702;GO;Sítio d'Abadia
9617;5221007;GO;Taquaral de Goiás
9759;5221080;GO;Teresina de Goiás
0057;5221197;GO;Terezópolis de Goiás
9623;5221304;GO;Três Ranchos
9625;5221403;GO;Trindade
9761;5221452;GO;Trombas
9631;5221502;GO;Turvânia
9765;5221551;GO;Turvelândia
0059;5221577;GO;Uirapuru
9633;5221601;GO;Uruaçu
9635;5221700;GO;Uruana
9637;5221809;GO;Urutaí
1066;5221858;GO;Valparaíso de Goiás
9639;5221908;GO;Varjão
9641;5222005;GO;Vianópolis
9657;5222054;GO;Vicentinópolis
0067;5222203;GO;Vila Boa
1068;5222302;GO;Vila Propício
9701;5300108;DF;Brasília
$municipios$), e'\n') as linha;

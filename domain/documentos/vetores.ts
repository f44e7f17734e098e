/**
 * Valid and invalid examples of every document. Plain data: the same list is tested against the database's constraints,
 * so that both apply the same rule. A valid example includes its normalised and its displayed form.
 */
export type Vetores = {
  valid: readonly { raw: string; normalized: string; formatted: string }[];
  invalid: readonly string[];
};

export const VETORES_CPF: Vetores = {
  valid: [
    { raw: "529.982.247-25", normalized: "52998224725", formatted: "529.982.247-25" },
    { raw: " 52998224725 ", normalized: "52998224725", formatted: "529.982.247-25" },
    { raw: "111.444.777-35", normalized: "11144477735", formatted: "111.444.777-35" },
    { raw: "000.000.001-91", normalized: "00000000191", formatted: "000.000.001-91" },
    { raw: "123.456.789-09", normalized: "12345678909", formatted: "123.456.789-09" },
  ],
  invalid: [
    "",
    "529.982.247-26",
    "529.982.247-15",
    "5299822472",
    "529982247255",
    "12345678901",
    "00000000000",
    "111.111.111-11",
    "999.999.999-99",
    "abc.def.ghi-jk",
  ],
};

export const VETORES_CNPJ: Vetores = {
  valid: [
    { raw: "11.222.333/0001-81", normalized: "11222333000181", formatted: "11.222.333/0001-81" },
    { raw: "00.000.000/0001-91", normalized: "00000000000191", formatted: "00.000.000/0001-91" },
    { raw: " 11222333000181\n", normalized: "11222333000181", formatted: "11.222.333/0001-81" },
    { raw: "12.ABC.345/01DE-35", normalized: "12ABC34501DE35", formatted: "12.ABC.345/01DE-35" },
    { raw: "12.abc.345/01de-35", normalized: "12ABC34501DE35", formatted: "12.ABC.345/01DE-35" },
  ],
  invalid: [
    "",
    "11.222.333/0001-82",
    "11.222.333/0001-71",
    "1122233300018",
    "112223330001811",
    "00000000000000",
    "11.111.111/1111-11",
    "99999999999999",
    "12.ABC.345/01DE-36",
    "12.ABC.345/01DE-25",
    "12.ABD.345/01DE-35",
    "12.ABC.345/01DE-3A",
    "12.ÁBC.345/01DE-35",
  ],
};

export const VETORES_TELEFONE: Vetores = {
  valid: [
    { raw: "(11) 98765-4321", normalized: "11987654321", formatted: "(11) 98765-4321" },
    { raw: "+55 11 98765-4321", normalized: "11987654321", formatted: "(11) 98765-4321" },
    { raw: "55+ (99) 9 9999-9999", normalized: "99999999999", formatted: "(99) 99999-9999" },
    { raw: "011 98765 4321", normalized: "11987654321", formatted: "(11) 98765-4321" },
    { raw: "(11) 3265-4321", normalized: "1132654321", formatted: "(11) 3265-4321" },
    { raw: "551132654321", normalized: "1132654321", formatted: "(11) 3265-4321" },
    { raw: "(31) 8765-4321", normalized: "3187654321", formatted: "(31) 8765-4321" },
    { raw: "(55) 99876-5432", normalized: "55998765432", formatted: "(55) 99876-5432" },
    { raw: "+55 (55) 99876-5432", normalized: "55998765432", formatted: "(55) 99876-5432" },
    { raw: "(55) 3222-1000", normalized: "5532221000", formatted: "(55) 3222-1000" },
  ],
  invalid: [
    "",
    "98765-4321",
    "119876543",
    "119876543210",
    "(11) 88765-4321",
    "(20) 98765-4321",
    "(23) 3265-4321",
    "(10) 3265-4321",
    "0800 123 4567",
    "+1 212 555 0100 99",
    "telefone",
  ],
};

export const VETORES_CEP: Vetores = {
  valid: [
    { raw: "01001-000", normalized: "01001000", formatted: "01001-000" },
    { raw: "69900062", normalized: "69900062", formatted: "69900-062" },
    { raw: " 88.010-400 ", normalized: "88010400", formatted: "88010-400" },
  ],
  invalid: ["", "0100100", "010010000", "00000-000", "abcde-fgh"],
};

export const VETORES_EMAIL: Vetores = {
  valid: [
    { raw: "maria@farmacia.com.br", normalized: "maria@farmacia.com.br", formatted: "maria@farmacia.com.br" },
    { raw: " Maria.Silva@UOL.com.br ", normalized: "maria.silva@uol.com.br", formatted: "maria.silva@uol.com.br" },
    { raw: "joao+loja2@exemplo.com", normalized: "joao+loja2@exemplo.com", formatted: "joao+loja2@exemplo.com" },
    { raw: "contato@farmácia.com.br", normalized: "contato@farmácia.com.br", formatted: "contato@farmácia.com.br" },
    { raw: "\u200Bana_1@x-y.net\u202C", normalized: "ana_1@x-y.net", formatted: "ana_1@x-y.net" },
  ],
  invalid: [
    "",
    "maria",
    "maria@",
    "@farmacia.com",
    "maria@farmacia",
    "maria@farmacia.",
    "maria@.com",
    "maria@farmacia..com",
    "maria@farmacia.c",
    "maria silva@farmacia.com",
    "maria@farma cia.com",
    "maria@@farmacia.com",
    "maria@x.com,ana@x.com",
    "Maria <maria@farmacia.com>",
    "maria\u0001@farmacia.com",
    "=1+1@farmacia.com",
    "+maria@farmacia.com",
    "-maria@farmacia.com",
  ],
};

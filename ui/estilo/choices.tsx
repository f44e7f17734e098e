import { useState } from "react";
import { Badge } from "../badge.tsx";
import { CheckLines } from "../choice/check-lines.tsx";
import { CheckboxCards, RadioCards } from "../choice/choice-group.tsx";
import { Segments } from "../choice/segments.tsx";
import { Picture } from "../core/picture.tsx";
import { samplePicture } from "./sample-picture.ts";
import { Specimen, SpecimenGroup } from "./specimen.tsx";

const planta = (of: typeof samplePicture, className = "") => (
  <Picture of={of} alt="" sizes="104px" className={className} />
);

const acessos = [
  {
    value: "gratuito",
    title: "Gratuito",
    description: "Para conhecer por dentro.",
    price: "R$ 0",
    details: <CheckLines lines={["Não pede cartão", "Cadastro em um passo"]} />,
    picture: planta(samplePicture),
  },
  {
    value: "pago",
    title: "Pago",
    badge: <Badge>Recomendado</Badge>,
    description: "Para aprender e aplicar o ano inteiro.",
    price: "12 × R$ 166,50",
    priceNote: "ou à vista",
    details: <CheckLines lines={["Mais de 30 aulas", "Conta em nome da sua loja"]} />,
    picture: planta(samplePicture),
  },
];

const caminhos = [
  {
    value: "semente",
    title: "Semente",
    description: "Aulas práticas no celular",
    picture: planta(samplePicture, "origin-bottom-left scale-75"),
  },
  {
    value: "muda",
    title: "Muda",
    description: "Dois dias de mão na massa",
    picture: planta(samplePicture, "origin-bottom-left scale-90"),
  },
  { value: "copa", title: "Copa", description: "Marca e consultoria completa", picture: planta(samplePicture) },
];

const pagamentos = [
  {
    value: "parcelado",
    title: "Parcelado",
    description: "Cartão de crédito",
    price: "12 × R$ 166,50",
    priceNote: <span className="valor">= R$ 1.998,00</span>,
  },
  {
    value: "avista",
    title: "À vista",
    description: "PIX ou boleto",
    price: "R$ 1.898,10",
    priceNote: (
      <>
        economia de <span className="valor">R$ 99,90</span>
      </>
    ),
  },
];

const encontros = [
  { value: "mentoria", title: "Mentoria", description: "10 meses, 12 encontros" },
  { value: "imersao", title: "Imersão", description: "2 dias presenciais" },
];

export function Choices() {
  const [acesso, setAcesso] = useState("pago");
  const [caminho, setCaminho] = useState("semente");
  const [pagamento, setPagamento] = useState("avista");
  const [semResposta, setSemResposta] = useState<string>();
  const [promocao, setPromocao] = useState(0);
  const [temas, setTemas] = useState(["mentoria"]);
  return (
    <SpecimenGroup
      id="escolhas"
      title="Escolhas"
      lead="Forma, fundo e marcador mudam juntos: a cor nunca é o único sinal."
    >
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <Specimen title="Em linha">
          <RadioCards
            id="acesso"
            name="acesso"
            legend="Como você quer começar?"
            options={acessos}
            value={acesso}
            onValueChange={setAcesso}
          />
        </Specimen>
        <Specimen title="Em vitrine">
          <RadioCards
            id="caminho"
            name="caminho"
            legend="Qual caminho?"
            hint="Dá para mudar depois."
            layout="tile"
            columns={3}
            options={caminhos}
            value={caminho}
            onValueChange={setCaminho}
          />
        </Specimen>
        <Specimen title="Em par" surface="papel">
          <RadioCards
            id="pagamento"
            name="pagamento"
            legend="Forma de pagamento"
            layout="pair"
            columns={2}
            options={pagamentos}
            value={pagamento}
            onValueChange={setPagamento}
          />
        </Specimen>
        <Specimen title="Sem resposta" surface="papel">
          <RadioCards
            id="sem-resposta"
            name="sem-resposta"
            legend="Forma de pagamento"
            error="Por favor, selecione um plano"
            layout="pair"
            columns={2}
            options={pagamentos}
            value={semResposta}
            onValueChange={setSemResposta}
          />
        </Specimen>
        <Specimen title="Lado a lado" surface="papel">
          <Segments
            legend="Tipo de promoção"
            name="promocao"
            options={["Desconto", "Leve e pague"]}
            value={promocao}
            onValueChange={setPromocao}
          />
        </Specimen>
        <Specimen title="Mais de uma">
          <CheckboxCards
            id="temas"
            name="temas"
            legend="O que interessa a você?"
            layout="pair"
            columns={2}
            options={encontros}
            values={temas}
            onValuesChange={setTemas}
          />
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}

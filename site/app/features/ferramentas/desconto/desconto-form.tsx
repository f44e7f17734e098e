import { type CampoDesconto, DESCONTO, descontoOf } from "@eden/domain/ferramentas/desconto";
import { LEVE_E_PAGUE, PMC } from "@eden/domain/ferramentas/fatos/promocao";
import { formatTaxa, formatValor } from "@eden/domain/ferramentas/numero";
import { Segments } from "@eden/ui/choice/segments.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { CampoNumero } from "~/features/ferramentas/campo-numero.tsx";
import { type ContaDeCampos, camposDaConta } from "~/features/ferramentas/campos-da-conta.ts";
import { Ficha, Par, Recado } from "~/features/ferramentas/ficha.tsx";
import type { Conta } from "~/features/ferramentas/use-conta.ts";
import { isAboveTeto, promocaoTyped } from "./conta-desconto.ts";
import { TETO } from "./leitura-desconto.ts";

interface FormProps {
  conta: ContaDeCampos<CampoDesconto>;
}

const PRODUTOS = ["Higiene e beleza", "Medicamento"] as const;
const FORMAS = ["Desconto", "Leve e pague"] as const;

export function DescontoForm({ conta: digitada }: { conta: Conta<Record<CampoDesconto, string>> }) {
  const conta = camposDaConta(DESCONTO.campos, digitada);
  const { valores, put } = conta;
  const isMedicine = valores.produto === 1;
  return (
    <>
      <Ficha titulo="O produto">
        <Segments
          legend="Tipo de produto"
          name="produto"
          options={PRODUTOS}
          value={valores.produto ?? 0}
          onValueChange={(index) => put({ produto: String(index) })}
        />
        <Par>
          <CampoNumero
            conta={conta}
            nome="preco"
            label="Preço normal"
            error={isAboveTeto(valores) ? TETO : undefined}
          />
          <CampoNumero conta={conta} nome="custo" label="Custo" />
        </Par>
        <p className="mt-1.5 text-pedra text-peq/snug">Custo é o que você paga, já com frete.</p>
        <Par>
          <CampoNumero conta={conta} nome="encargos" label="Cartão e imposto" />
          <CampoNumero conta={conta} nome="unidades" label="Vende por mês" suffix="un." />
        </Par>
        <p className="mt-1.5 text-pedra text-peq/snug">
          Some a taxa da maquininha e o imposto da venda. Olhe o extrato da sua maquininha.
        </p>
        {isMedicine && <Teto conta={conta} />}
      </Ficha>
      <Promocao conta={conta} isMedicine={isMedicine} />
    </>
  );
}

function Teto({ conta }: FormProps) {
  return (
    <div className="mt-4 border-linha border-t pt-4">
      <CampoNumero
        conta={conta}
        nome="pmc"
        label="PMC da lista da CMED"
        optional
        hint="Medicamento tem teto. Desconto se conta a partir do preço normal, que nunca pode passar do PMC."
      />
      <p className="mt-2 text-peq">
        <AppLink
          to={PMC.valor}
          className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
        >
          Consultar a lista da Anvisa
        </AppLink>
      </p>
    </div>
  );
}

function Promocao({ conta, isMedicine }: FormProps & { isMedicine: boolean }) {
  const { valores, put } = conta;
  const forma = valores.forma ?? 0;
  return (
    <Ficha titulo="A promoção">
      <Segments
        legend="Tipo de promoção"
        name="forma"
        options={FORMAS}
        value={forma}
        onValueChange={(index) => put({ forma: String(index) })}
      />
      {forma === 1 ? <Pacote conta={conta} isMedicine={isMedicine} /> : <Desconto conta={conta} />}
    </Ficha>
  );
}

/** Percent and promotional price: what was typed last is kept, the other follows from it. */
function Desconto({ conta }: FormProps) {
  const { valores, textos, put } = conta;
  const { preco } = valores;
  const promocao = promocaoTyped(valores);
  const isTooHigh = preco !== null && promocao !== null && promocao > preco;
  const percent =
    preco !== null && valores.promocao !== null && !isTooHigh ? descontoOf(preco, valores.promocao) : null;
  return (
    <>
      <Par>
        <CampoNumero
          conta={conta}
          nome="desconto"
          label="Desconto"
          shown={percent === null ? "" : formatTaxa(percent)}
          onText={(text) => put({ desconto: text, promocao: "" })}
        />
        <CampoNumero
          conta={conta}
          nome="promocao"
          label="Preço na promoção"
          shown={promocao === null || textos.desconto === "" ? "" : formatValor(promocao)}
          onText={(text) => put({ promocao: text, desconto: "" })}
          error={isTooHigh ? "A promoção não passa do preço normal." : undefined}
        />
      </Par>
      <div className="mt-3.5 grid">
        <CampoNumero
          conta={conta}
          nome="aMais"
          label="Quanto espera vender a mais?"
          hint="Um palpite honesto basta."
          optional
        />
      </div>
    </>
  );
}

function Pacote({ conta, isMedicine }: FormProps & { isMedicine: boolean }) {
  const { leve, pague } = conta.valores;
  const isTooMany = leve !== null && pague !== null && pague >= leve;
  return (
    <>
      {isMedicine && <Recado tone="aviso">{LEVE_E_PAGUE.valor}</Recado>}
      <Par>
        <CampoNumero conta={conta} nome="leve" label="Leve" suffix="un." />
        <CampoNumero
          conta={conta}
          nome="pague"
          label="Pague"
          suffix="un."
          error={isTooMany ? "O cliente paga menos do que leva." : undefined}
        />
      </Par>
      {!isMedicine && <p className="mt-2 text-pedra text-peq/snug">{LEVE_E_PAGUE.valor}</p>}
    </>
  );
}

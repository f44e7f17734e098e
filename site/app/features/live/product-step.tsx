import { PRODUTOS } from "@eden/domain/catalogo/produtos";
import { chooseProduto } from "@eden/domain/jornadas/live";
import { RadioCards } from "@eden/ui/choice-group.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { produtosDaLive } from "~/content/live.ts";
import { precos } from "~/content/registro-edenapp.ts";
import { AppChoice } from "./app-choice.tsx";
import { plants } from "./plants.ts";
import type { LiveForm } from "./use-live.ts";

const edenappDescription = (
  <>
    {produtosDaLive.edenapp}
    <span className="block">
      Gratuito ou{" "}
      <span className="whitespace-nowrap">
        <MoneyText>{precos.parcelas}</MoneyText>
      </span>
    </span>
  </>
);

const options = PRODUTOS.map(({ id, nome }) => ({
  value: id,
  title: nome,
  description: id === "edenapp" ? edenappDescription : produtosDaLive[id],
  picture: <Picture of={plants[id]} alt="" sizes="96px" />,
}));

/** The second step. Loaded while the visitor answers the first. */
export default function ProductStep({ values, errors, edit }: Pick<LiveForm, "values" | "errors" | "edit">) {
  return (
    <>
      <RadioCards
        id={errors.idOf("produto")}
        name="produto"
        legend="Produto"
        legendHidden
        options={options}
        value={values.produto || undefined}
        onValueChange={(produto) => edit(chooseProduto(values, produto))}
        error={errors.errors.produto}
        layout="tile"
        columns={3}
      />
      <AppChoice values={values} errors={errors} edit={edit} />
    </>
  );
}

import { PRODUTOS } from "@eden/domain/catalogo/produtos";
import { chooseProduto } from "@eden/domain/jornadas/live";
import { produtosDaLive } from "~/content/live.ts";
import { Picture } from "~/ui/picture.tsx";
import { RadioCards } from "~/ui/radio-cards.tsx";
import { AppChoice } from "./app-choice.tsx";
import { plants } from "./plants.ts";
import type { LiveForm } from "./use-live.ts";

const options = PRODUTOS.map(({ id, nome }) => ({
  value: id,
  title: nome,
  description: produtosDaLive[id],
  picture: <Picture of={plants[id]} alt="" sizes="96px" />,
}));

/** The second step. Loaded while the first one is being answered. */
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
      {values.produto === "edenapp" && <AppChoice values={values} errors={errors} edit={edit} />}
    </>
  );
}

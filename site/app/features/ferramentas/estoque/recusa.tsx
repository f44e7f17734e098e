import { Icon } from "@eden/ui/core/icon.tsx";
import { CircleAlert } from "lucide";
import type { Motivo } from "~/clients/leitor/mensagens.ts";

const PALAVRAS: Record<Motivo, string> = {
  vazio: "O arquivo está vazio.",
  "sem-cabecalho": "Não achamos os nomes das colunas. A primeira linha da tabela precisa dizer o que é cada coluna.",
  "celulas-a-mais":
    "Este arquivo usa a vírgula duas vezes: entre as colunas e nos centavos. Exporte com ponto e vírgula, ou como Excel.",
  "celulas-cortadas":
    "Há linhas com mais células que títulos: um nome tem o mesmo sinal que separa as colunas. Exporte como Excel.",
  "duas-tabelas": "Este arquivo tem duas tabelas com colunas diferentes. Exporte uma de cada vez.",
  "largura-fixa":
    "Este arquivo é o relatório como sai na impressora, sem separação entre as colunas. Exporte como CSV ou Excel.",
  compactado: "Este arquivo está compactado (.zip). Abra e escolha o relatório de dentro.",
  libreoffice: "Este é o formato do LibreOffice (.ods). Salve como .xlsx ou CSV.",
  "foto-ou-pdf": "Este arquivo é uma foto ou PDF. Exporte como CSV ou Excel.",
  "excel-antigo": "Este é o formato antigo do Excel (.xls). Abra no Excel e salve como .xlsx ou CSV.",
  "com-senha": "Este Excel tem senha. Abra, tire a senha e salve como .xlsx ou CSV.",
  pagina:
    "Este arquivo é uma página da internet sem tabela: o sistema pode ter pedido a senha de novo. Baixe o relatório outra vez.",
  "excel-ilegivel": "Não conseguimos abrir este Excel. Salve de novo como .xlsx ou CSV.",
  "grande-demais": "O arquivo é grande demais para este aparelho.",
  "sem-produtos": "Não achamos nenhum produto nessas colunas. Confira o relatório e tente de novo.",
  "sem-leitor": "O leitor não abriu. Confira a internet e tente de novo. Nada do arquivo foi enviado.",
};

/** Why a report was not read, and what to do. */
export function Recusa({ motivo }: { motivo: Motivo }) {
  return (
    <p
      role="alert"
      className="flex w-full gap-2.5 rounded-panel bg-erro-fundo px-3.5 py-3 text-left font-semibold text-base/snug text-erro"
    >
      <Icon of={CircleAlert} size={20} strokeWidth={2} className="mt-px" />
      <span>{PALAVRAS[motivo]}</span>
    </p>
  );
}

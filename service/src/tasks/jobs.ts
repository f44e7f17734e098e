import type { Job } from "../queue.ts";
import type { Resources } from "../resources.ts";
import { aplicarPrazos } from "./aplicar-prazos.ts";
import { avisarMembro } from "./avisar-membro.ts";
import { carregarFarmacias } from "./carregar-farmacias.ts";
import { cobrarCadastro } from "./cobrar-cadastro.ts";
import { cobrarPagamento } from "./cobrar-pagamento.ts";
import { conferirPedido } from "./conferir-pedido.ts";
import { conviteEquipe } from "./convite-equipe.ts";
import { criarConta } from "./criar-conta.ts";
import { diagnosticoRecebido } from "./diagnostico-recebido.ts";
import { emailPainel } from "./email-painel.ts";
import { entradaNova } from "./entrada-nova.ts";
import { eventoPagamento } from "./evento-pagamento.ts";
import { fecharLink } from "./fechar-link.ts";
import { leadRecebido } from "./lead-recebido.ts";
import { limiteMembro } from "./limite-membro.ts";
import { limparRegistros } from "./limpar-registros.ts";
import { pedidoMudou } from "./pedido-mudou.ts";
import { projetar } from "./projetar.ts";
import { publicarConteudo } from "./publicar-conteudo.ts";
import { reconciliarPedidos } from "./reconciliar-pedidos.ts";
import { reenviarConvite } from "./reenviar-convite.ts";
import { resumoDoDia } from "./resumo-do-dia.ts";
import { textoPedeAprovacao } from "./texto-pede-aprovacao.ts";
import { visitanteMudou } from "./visitante-mudou.ts";

/** Every job of the service. */
export const JOBS: Job<never, Resources>[] = [
  eventoPagamento,
  conferirPedido,
  fecharLink,
  reconciliarPedidos,
  aplicarPrazos,
  limparRegistros,
  pedidoMudou,
  cobrarPagamento,
  cobrarCadastro,
  criarConta,
  projetar,
  leadRecebido,
  diagnosticoRecebido,
  conviteEquipe,
  entradaNova,
  limiteMembro,
  emailPainel,
  visitanteMudou,
  reenviarConvite,
  publicarConteudo,
  carregarFarmacias,
  avisarMembro,
  resumoDoDia,
  textoPedeAprovacao,
];

import { amostra } from "@eden/domain/conteudo/amostra";
import { empresa } from "~/content/empresa.ts";
import type { Secao } from "~/content/markup.ts";

const { rua, bairro, cidade, estado, cep } = empresa.endereco;

const quemSomos: Secao = {
  id: "quem-somos",
  titulo: "Quem somos",
  blocks: [
    {
      kind: "paragraph",
      text: `Quem decide como os seus dados são tratados neste site é **${empresa.razaoSocial}**, CNPJ ${empresa.cnpj}, com sede em ${rua}, ${bairro}, ${cidade}, ${estado}, CEP ${cep}. Nesta política, “nós” e “${empresa.nome}” são essa empresa, a controladora dos dados.`,
    },
    {
      kind: "paragraph",
      text: `Dúvidas gerais: [${empresa.emailSuporte}](mailto:${empresa.emailSuporte}). Assuntos de dados pessoais: [${empresa.encarregado.email}](mailto:${empresa.encarregado.email}).`,
    },
    {
      kind: "paragraph",
      text: "Esta política vale para o site, os seus formulários e o atendimento da nossa equipe. Ela segue a Lei 13.709/2018, a Lei Geral de Proteção de Dados (LGPD).",
    },
  ],
};

const dadosColetados: Secao = {
  id: "dados-coletados",
  titulo: "Quais dados coletamos",
  blocks: [
    {
      kind: "paragraph",
      text: "Quase tudo o que temos é o que você escreve em um formulário. Cada um pede só o que precisa:",
    },
    {
      kind: "table",
      caption: "Dados que cada formulário coleta",
      columns: ["Formulário", "Dados"],
      rows: [
        ["Contato", "Nome, sobrenome, telefone, e-mail e a mensagem."],
        ["Livro “Chamado para a Plenitude”", "Nome, e-mail, telefone e a sua concordância em receber comunicações."],
        [
          "Interesse em produtos (página da live)",
          "Nome, e-mail, telefone, o produto e a forma de pagamento escolhidos.",
        ],
        ["Despertar, Mentoria e Imersão", "Nome, e-mail, telefone e a opção escolhida."],
        ["Edificação", "Nome, telefone, e-mail, tipo de empresa, CNPJ, número de lojas, faturamento mensal e plano."],
        ["Plenitude", "Nome, telefone, e-mail, tipo de loja e, na conversão, o CNPJ."],
        [
          "Cadastro no EdenApp",
          "Nome, sobrenome, telefone, e-mail e CPF. No plano pago, depois do pagamento: CNPJ, razão social e endereço da empresa.",
        ],
        ["Diagnóstico de gestão", "CNPJ e CPF, para localizar a loja já cadastrada, e as respostas às perguntas."],
      ],
    },
    { kind: "paragraph", text: "Além do que você escreve, há oito fontes:" },
    {
      kind: "list",
      items: [
        "**Conversas com a equipe.** Quando você liga, escreve no WhatsApp ou por e-mail, fala conosco pessoalmente ou em um evento, ou chega por indicação de alguém, a equipe pode anotar o seu nome, telefone, e-mail, farmácia ou CNPJ e o que foi dito. Essas anotações seguem os mesmos usos, prazos e direitos do que vem de um formulário.",
        `**Convite para o diagnóstico.** A equipe cadastra as lojas que convida: CNPJ, nome e cidade da loja e, de quem vai responder, nome, telefone e CPF. Esses dados vêm ${amostra("da própria farmácia ou do grupo de que ela participa")}.`,
        "**Pagamento.** O provedor nos informa se o pagamento foi confirmado, o valor e o meio usado. Número de cartão e senha nunca passam por nós.",
        "**Receita Federal.** Temos uma cópia dos dados abertos de farmácias: nome, situação e endereço da empresa. Quando você digita o CNPJ, ela serve para preencher por você. A busca é feita aqui e não fica guardada: ninguém mais fica sabendo que CNPJ você digitou. Não temos dados de sócios nem a rua de empresa individual.",
        "**Como você chegou.** A página em que a visita começou, o site ou a campanha de onde você veio e, se for o caso, a ferramenta grátis que usou e a cidade que viu no Raio-X. Só chega a nós junto com um formulário que você envia, para a equipe entender o que trouxe você.",
        "**Registros técnicos.** Endereço IP e porta de conexão, data, hora e o tipo de pedido feito ao site, para mantê-lo no ar e conter abuso.",
        "**Medições, só com o seu “Aceitar”.** A velocidade das páginas e até que etapa um formulário chegou, com o dia, o tipo de navegador e se a tela é de celular ou de computador. Sem nome, endereço IP ou conteúdo digitado.",
        "**Prova do consentimento.** A versão do texto, a finalidade, a data e o formulário em que você concordou.",
      ],
    },
    {
      kind: "paragraph",
      text: "Não pedimos dados sensíveis, como os de saúde, e pedimos que você não os escreva na mensagem de contato.",
    },
  ],
};

export const coleta = [quemSomos, dadosColetados];

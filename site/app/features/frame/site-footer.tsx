import { AppLink } from "@eden/ui/app-link.tsx";
import { classNames } from "@eden/ui/class-names.ts";
import type { ReactNode } from "react";
import { REOPEN_CONSENT } from "~/clients/consent-cookie.ts";
import { empresa } from "~/content/empresa.ts";
import { atendimentoNoRodape, marcasNoRodape, politicaPdf, solucoesNoRodape } from "~/content/navegacao.ts";
import { BrandLink } from "./brand-link.tsx";
import { FooterColumn, footerLinkClass } from "./footer-column.tsx";
import { Logo } from "./logo.tsx";
import { SocialLinks } from "./social-links.tsx";

interface SiteFooterProps {
  /** A closing section on the same dark background, above the footer. */
  children?: ReactNode;
}

export function SiteFooter({ children }: SiteFooterProps) {
  return (
    <div
      data-chrome
      className={classNames(
        "escuro relative rounded-t-[36px] bg-mata lg:rounded-t-ombro",
        // A closing section has plants on its edge, which need space.
        children ? "mt-62 lg:mt-78" : "mt-18 lg:mt-36",
      )}
    >
      {children}
      <Footer />
    </div>
  );
}

function Footer() {
  return (
    <footer className="border-white/15 border-t pb-20 first:border-transparent lg:pb-0">
      <div className="pagina grid grid-cols-2 gap-x-5 gap-y-8 pt-11 md:grid-cols-3 lg:grid-cols-[4.4fr_2.4fr_2.4fr_2.8fr] lg:gap-8 lg:pt-16">
        <div className="col-span-full lg:col-span-1">
          <Logo />
          <Address />
          <SocialLinks />
        </div>
        <FooterColumn title="Marcas">
          {marcasNoRodape.map((marca) => (
            <li key={marca.secao}>
              <BrandLink secao={marca.secao} className={footerLinkClass}>
                {marca.label}
              </BrandLink>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title="Soluções" links={solucoesNoRodape} />
        <FooterColumn title="Atendimento" links={atendimentoNoRodape}>
          <li>
            <AppLink to={politicaPdf.to} newTab className={footerLinkClass}>
              {politicaPdf.label}
            </AppLink>
          </li>
          <li>
            <button
              type="button"
              className={footerLinkClass}
              onClick={() => window.dispatchEvent(new Event(REOPEN_CONSENT))}
            >
              Preferências de cookies
            </button>
          </li>
        </FooterColumn>
      </div>
      <Legal />
      <div
        data-lema={empresa.lema}
        className="mt-2 h-[9vw] overflow-hidden whitespace-nowrap text-center font-semibold font-titulo text-[7.8vw] text-white/6 leading-[1.05] tracking-[-0.035em] before:content-[attr(data-lema)/''] lg:h-[8vw] lg:text-[7.5vw]"
      />
    </footer>
  );
}

function Address() {
  const { rua, bairro, cidade, estado, cep } = empresa.endereco;
  return (
    <address className="mt-4.5 text-base text-nevoa not-italic leading-[1.55]">
      {rua}
      <br />
      {bairro}, {cidade}, {estado}, <span className="whitespace-nowrap">{cep}</span>
    </address>
  );
}

function Legal() {
  return (
    <div className="pagina mt-8 grid gap-1.5 border-white/15 border-t py-5.5 text-nevoa text-peq lg:mt-13 lg:flex lg:justify-between lg:gap-6">
      <p>
        {empresa.razaoSocial} · <span className="whitespace-nowrap">CNPJ {empresa.cnpj}</span>
      </p>
      <p>
        {empresa.encarregado.nome}:{" "}
        <AppLink
          to={`mailto:${empresa.encarregado.email}`}
          className="inline-block min-h-6 underline underline-offset-3"
        >
          {empresa.encarregado.email}
        </AppLink>
      </p>
    </div>
  );
}

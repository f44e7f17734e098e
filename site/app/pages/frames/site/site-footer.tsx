import { AppLink } from "@eden/ui/core/app-link.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import { scrollToSection } from "@eden/ui/core/section.tsx";
import { type MouseEvent, type ReactNode, useId } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { empresa } from "~/content/empresa.ts";
import type { NavLinkItem } from "~/content/navegacao.ts";
import {
  atendimentoNoRodape,
  garantiasNoRodape,
  gratisNoRodape,
  marcasNoRodape,
  politicaPdf,
  solucoesNoRodape,
} from "~/content/rodape.ts";
import { contatoImpresso } from "~/content/whatsapp.ts";
import { type ConviteName, convites } from "~/features/convite/convites.tsx";
import { CookiePreferences } from "~/features/frame/cookie-preferences.tsx";
import { Logo } from "~/features/frame/logo.tsx";

/** The footer of a framed page, below the closing section that a page may have. */
export default function SiteClosing({ convite }: { convite?: ConviteName | undefined }) {
  return (
    <div data-chrome className="escuro">
      {convite && convites[convite]}
      <Footer alone={!convite} />
    </div>
  );
}

function Footer({ alone }: { alone: boolean }) {
  return (
    <footer
      className={classNames(
        "bg-mata pb-20 lg:pb-0",
        alone ? "mt-18 rounded-t-[36px] lg:mt-24 lg:rounded-t-ombro" : "border-white/15 border-t",
      )}
    >
      <div className="pagina grid grid-cols-2 gap-x-5 gap-y-5 pt-8 md:grid-cols-3 md:gap-y-8 md:pt-11 lg:grid-cols-[4.4fr_2.4fr_2.4fr_2.8fr] lg:gap-8 lg:pt-16">
        <div className="col-span-full lg:col-span-1">
          <Logo />
          <Address />
          <p className="mt-3 max-w-[40ch] text-nevoa text-peq">{garantiasNoRodape}</p>
          <SocialLinks />
        </div>
        <div className="grid content-start gap-y-4">
          <FooterColumn title="Marcas">
            {marcasNoRodape.map((marca) => (
              <li key={marca.secao}>
                <MarcaLink secao={marca.secao} className={footerLinkClass}>
                  {marca.label}
                </MarcaLink>
              </li>
            ))}
          </FooterColumn>
          <FooterColumn title="De graça" links={gratisNoRodape} />
        </div>
        <FooterColumn title="Soluções" links={solucoesNoRodape} />
        <FooterColumn title="Atendimento" links={atendimentoNoRodape} wide>
          <li>
            <AppLink to={politicaPdf.to} newTab className={footerLinkClass}>
              {politicaPdf.label}
            </AppLink>
          </li>
          <li>
            <CookiePreferences className={footerLinkClass} />
          </li>
        </FooterColumn>
      </div>
      <Legal />
      <PrintedFoot />
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

function PrintedFoot() {
  return (
    <p data-rodape className="hidden">
      <span className="font-identificador">
        {empresa.razaoSocial} · CNPJ {empresa.cnpj}
      </span>
      <span>{contatoImpresso}</span>
    </p>
  );
}

function Legal() {
  return (
    <div className="pagina mt-5 grid gap-1.5 md:mt-8 border-white/15 border-t py-5.5 text-nevoa text-peq lg:mt-13 lg:flex lg:justify-between lg:gap-6">
      <p className="flex flex-wrap items-center gap-x-4">
        <span>{empresa.razaoSocial}</span>
        <span className="whitespace-nowrap font-identificador">CNPJ {empresa.cnpj}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-1.5">
        {empresa.encarregado.nome}:{" "}
        <AppLink to={`mailto:${empresa.encarregado.email}`} className={legalLinkClass}>
          {empresa.encarregado.email}
        </AppLink>
      </p>
    </div>
  );
}

const legalLinkClass = "inline-flex min-h-11 items-center rounded-lg underline underline-offset-3";

const footerLinkClass =
  "inline-flex min-h-11 items-center rounded-lg py-1.5 text-left text-white leading-tight underline-offset-4 hover:underline lg:min-h-10";

interface FooterColumnProps {
  title: string;
  links?: NavLinkItem[];
  /** As wide as the footer on phones, with its links in two columns. */
  wide?: boolean;
  children?: ReactNode;
}

function FooterColumn({ title, links = [], wide = false, children }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={wide ? "max-md:col-span-full" : undefined}>
      <h2 id={id} className="mb-2.5 font-semibold font-texto text-base text-nivel-2! tracking-normal">
        {title}
      </h2>
      <ul className={classNames("grid content-start text-base", wide && "max-md:grid-cols-2 max-md:gap-x-5")}>
        {links.map((link) => (
          <li key={link.label}>
            <AppLink to={link.to} className={footerLinkClass}>
              {link.label}
            </AppLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

interface MarcaLinkProps {
  secao: string;
  className: string;
  children: ReactNode;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Links to a marca's section: scrolls if the page is already open, navigates otherwise. */
function MarcaLink({ secao, className, children }: MarcaLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const href = `/marcas/#${secao}`;

  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (/^\/marcas\/?$/.test(pathname)) {
      scrollToSection(secao);
      window.history.replaceState(window.history.state, "", `#${secao}`);
    } else {
      // Without the hash: the router would jump to the section immediately, but the page scrolls there smoothly.
      navigate("/marcas/", { state: { secao } });
    }
  };

  return (
    <Link to={href} onClick={follow} className={className}>
      {children}
    </Link>
  );
}

const profiles = [
  { label: "Instagram", mark: "instagram" },
  { label: "LinkedIn", mark: "linkedin" },
  { label: "YouTube", mark: "youtube" },
  { label: "TikTok", mark: "tiktok" },
] as const;

function SocialLinks() {
  return (
    <ul className="mt-4 -ml-3 flex gap-1">
      {profiles.map(({ label, mark }) => {
        const to = empresa.redes[mark];
        return (
          to && (
            <li key={label}>
              <AppLink to={to} className="grid size-11 place-items-center rounded-full text-white hover:bg-white/10">
                <SocialIcon of={mark} size={21} />
                <span className="sr-only">{label}</span>
              </AppLink>
            </li>
          )
        );
      })}
    </ul>
  );
}

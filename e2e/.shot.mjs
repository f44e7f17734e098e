import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const base="http://127.0.0.1:21600";
const [what]=process.argv.slice(2);
const widths=(process.argv[3]??"1440,1024,768,390,360").split(",").map(Number);
for (const w of widths) {
  const ctx=await b.newContext({viewport:{width:w,height:w<700?844:900}}); await ctx.addCookies([{name:"eden_consentimento",value:"recusado",url:base}]);
  const p=await ctx.newPage(); p.on("console",m=>["error","warning"].includes(m.type())&&console.log(w,m.text().slice(0,200))); p.on("pageerror",e=>console.log("ERR",e.message.slice(0,300)));
  const path={inicio:"/raio-x",busca:"/raio-x",cnpj:"/raio-x",estado:"/raio-x/sp",nada:"/raio-x/sp/mariliaa",vazio:"/raio-x"}[what];
  await p.goto(base+path); await p.waitForFunction(()=>"hydrated" in document.documentElement.dataset);
  if(what==="busca"){await p.getByRole("combobox").pressSequentially("s"); await p.waitForSelector("[role=option]");}
  if(what==="vazio"){await p.getByRole("combobox").fill("xyzw"); await p.waitForTimeout(300);}
  if(what==="cnpj"){await p.getByText("Buscar pelo CNPJ").click(); await p.getByLabel("CNPJ da farmácia").fill("112223330001"); }
  if(what==="nada") await p.getByText("Você quis dizer").waitFor();
  await p.evaluate(()=>{document.querySelector("[data-consentimento]")?.removeAttribute("data-consentimento")});
  await p.waitForTimeout(300);
  const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
  if(over>0) console.log("OVERFLOW",w,over);
  await p.screenshot({path:`/tmp/inicio-rx/${what}-${w}.png`,fullPage:!["busca","cnpj","vazio"].includes(what)});
  await ctx.close();
}
await b.close();

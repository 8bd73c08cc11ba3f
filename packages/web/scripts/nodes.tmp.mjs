import { foldersOf, launch, played, serve } from './built-pages.mjs';
const folders=foldersOf(process.argv.slice(2));
const browser=await launch();
for(const f of folders){ const p=await serve(f); for(const game of ['spice-road','sand-to-sea']){
 const kept=await played(f,game,0);
 const context=await browser.newContext({viewport:{width:1440,height:900},serviceWorkers:'block'});
 await context.addInitScript(m=>localStorage.setItem(`windrose/match/${m.id}`,JSON.stringify(m)),kept);
 const page=await context.newPage();
 await page.goto(p.address+'#/match/measured'); await page.waitForSelector('[data-stage]'); await page.waitForTimeout(1500);
 console.log(f,game,JSON.stringify(await page.evaluate(()=>{
  const o={all:document.querySelectorAll('*').length};
  for(const e of document.querySelectorAll('[data-part],header,[data-stage],main,svg symbol')){const k=(e.getAttribute('data-part')??e.tagName)+(e.tagName==='symbol'?'':'' );o[k]=(o[k]??0)+e.querySelectorAll('*').length}
  const uses={};for(const u of document.querySelectorAll('use')){const h=u.getAttribute('href');const t=document.querySelector(h);const n=t?t.querySelectorAll('*').length+1:0;const k=h.replace(/-.*$/,'');uses[k]=(uses[k]??0)+n}
  o.uses=uses;o.texts=[...document.querySelectorAll('svg')].length;
  return o})));
 await context.close();} await p.stop();}
await browser.close();

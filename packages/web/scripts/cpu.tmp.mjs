import { foldersOf, launch, played, serve } from './built-pages.mjs';
const games=(process.env.G||'spice-road,sand-to-sea,eastern-wonders').split(',');
const rounds=Number(process.env.R||5);
const folders=foldersOf(process.argv.slice(2));
const browser=await launch();
const pages=await Promise.all(folders.map(serve));
const median=(l)=>l.toSorted((a,b)=>a-b)[l.length>>1];
for(const game of games){
 const kept=await Promise.all(folders.map(f=>played(f,game,0)));
 const rows=folders.map(()=>[]);
 for(let r=0;r<rounds;r++) for(const i of r%2?folders.keys():[...folders.keys()].reverse()){
  const context=await browser.newContext({viewport:{width:1440,height:900},serviceWorkers:'block'});
  await context.addInitScript(m=>localStorage.setItem(`windrose/match/${m.id}`,JSON.stringify(m)),kept[i]);
  const page=await context.newPage();
  const s=await context.newCDPSession(page);
  await s.send('Performance.enable',{timeDomain:'threadTicks'});
  await page.addInitScript(()=>{const look=()=>{if(!document.querySelector('[data-stage]'))requestAnimationFrame(look);else requestAnimationFrame(()=>setTimeout(()=>{globalThis.usable=performance.now()}))};requestAnimationFrame(look)});
  await page.goto(pages[i].address+'#/match/measured');
  await page.waitForFunction(()=>globalThis.usable);
  const {metrics}=await s.send('Performance.getMetrics');
  const m=Object.fromEntries(metrics.map(x=>[x.name,x.value]));
  const u=await page.evaluate(()=>globalThis.usable);
  rows[i].push({usable:u,task:m.TaskDuration*1e3,script:m.ScriptDuration*1e3,layout:m.LayoutDuration*1e3,style:m.RecalcStyleDuration*1e3,layouts:m.LayoutCount,styles:m.RecalcStyleCount,nodes:m.Nodes,v8:m.V8CompileDuration*1e3});
  await context.close();
 }
 for(const i of folders.keys()){const o={};for(const k of Object.keys(rows[i][0]))o[k]=+median(rows[i].map(x=>x[k])).toFixed(1);console.log(game,folders[i].split('/').at(-1),JSON.stringify(o));}
}
await browser.close();await Promise.all(pages.map(p=>p.stop()));

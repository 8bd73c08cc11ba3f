import { foldersOf, launch, played, serve } from './built-pages.mjs';
import fs from 'node:fs';
const game=process.env.G||'spice-road'; const rounds=Number(process.env.R||5);
const folders=foldersOf(process.argv.slice(2));
const browser=await launch();
const out={};
const pages=await Promise.all(folders.map(serve));
const kept=await Promise.all(folders.map(f=>played(f,game,0)));
const sums=folders.map(()=>[]);
for(let r=0;r<rounds;r++) for(const i of folders.keys()){
 const context=await browser.newContext({viewport:{width:1440,height:900},serviceWorkers:'block'});
 await context.addInitScript(m=>localStorage.setItem(`windrose/match/${m.id}`,JSON.stringify(m)),kept[i]);
 const page=await context.newPage();
 await page.addInitScript(()=>{const look=()=>{if(!document.querySelector('[data-stage]'))requestAnimationFrame(look);else requestAnimationFrame(()=>setTimeout(()=>{performance.mark('usable');globalThis.usable=performance.now()}))};requestAnimationFrame(look)});
 if(process.env.SLOW){const l=await context.newCDPSession(page);await l.send('Network.enable');await l.send('Network.emulateNetworkConditions',{offline:false,latency:40,downloadThroughput:1250000,uploadThroughput:1250000});}
 await browser.startTracing(page,{categories:['devtools.timeline','loading','v8','disabled-by-default-v8.compile','blink.user_timing','v8.compile']});
 await page.goto(pages[i].address+'#/match/measured');
 await page.waitForFunction(()=>globalThis.usable);
 const buf=await browser.stopTracing();
 const ev=JSON.parse(buf.toString()).traceEvents;
 const mark=ev.find(e=>e.name==='usable'&&e.cat?.includes('user_timing'));
 const tid=mark.tid,pid=mark.pid,end=mark.ts;
 const es=ev.filter(e=>e.pid===pid&&e.tid===tid&&e.ph==='X'&&e.ts<end&&e.tdur!==undefined).sort((a,b)=>a.ts-b.ts||b.dur-a.dur);
 const self={};const stack=[];
 for(const e of es){while(stack.length&&stack.at(-1).ts+stack.at(-1).dur<=e.ts)stack.pop(); self[e.name]=(self[e.name]??0)+e.tdur; if(stack.length) self[stack.at(-1).name]-=e.tdur; stack.push(e);}
 self.usableAt=(end-ev.filter(e=>e.pid===pid&&e.tid===tid&&e.name==='navigationStart').at(-1)?.ts)||0; if(r===rounds-1){console.log(folders[i]);const t0=ev.find(e=>e.pid===pid&&e.tid===tid&&/Request|ParseHTML/.test(e.name))?.ts; for(const e of es)if(['Layout','UpdateLayoutTree','Paint','PrePaint','Layerize','FunctionCall','v8.evaluateModule','ParseHTML','Commit'].includes(e.name)&&(e.tdur>2500))console.log(((e.ts-t0)/1000).toFixed(0).padStart(6),e.name.padEnd(18),(e.tdur/1000).toFixed(1),JSON.stringify(e.args?.beginData?{o:e.args.beginData.dirtyObjects,t:e.args.beginData.totalObjects}:(e.args?.data?.url?.split('/').at(-1)??'')));for(const e of ev)if(/RemoteFont/.test(e.name)&&e.ts<end)console.log(((e.ts-t0)/1000).toFixed(0),e.name,e.args?.url?.split('/').at(-1));console.log('end',((end-t0)/1000).toFixed(0))}
 sums[i].push(self);
 await context.close();
}
const names=new Set(sums.flat().flatMap(Object.keys)); const med=(l)=>l.toSorted((a,b)=>a-b)[l.length>>1];
const rows=[...names].map(n=>[n,...folders.map((_,i)=>med(sums[i].map(s=>(s[n]??0)/1000)))]).sort((a,b)=>Math.abs(b.at(-1)-b[1])-Math.abs(a.at(-1)-a[1]));
console.log('total',folders.map((_,i)=>rows.reduce((s,r)=>s+r[i+1],0).toFixed(1)));
for(const r of rows.slice(0,26))console.log(r.map(x=>typeof x==='number'?x.toFixed(1):x.padEnd(34)).join('\t'));
await browser.close();await Promise.all(pages.map(p=>p.stop()));

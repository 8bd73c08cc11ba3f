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
 await browser.startTracing(page,{categories:['devtools.timeline','v8','disabled-by-default-v8.compile','blink.user_timing','v8.compile','disabled-by-default-devtools.timeline.stack','disabled-by-default-devtools.timeline.invalidationTracking','devtools.timeline.frame']});
 await page.goto(pages[i].address+'#/match/measured');
 await page.waitForFunction(()=>globalThis.usable);
 const buf=await browser.stopTracing();
 const ev=JSON.parse(buf.toString()).traceEvents;
 const mark=ev.find(e=>e.name==='usable'&&e.cat?.includes('user_timing'));
 const tid=mark.tid,pid=mark.pid,end=mark.ts;
 const es=ev.filter(e=>e.pid===pid&&e.tid===tid&&e.ph==='X'&&e.ts<end&&e.tdur!==undefined).sort((a,b)=>a.ts-b.ts||b.dur-a.dur);
 const self={};const stack=[];
 for(const e of es){while(stack.length&&stack.at(-1).ts+stack.at(-1).dur<=e.ts)stack.pop(); self[e.name]=(self[e.name]??0)+e.tdur; if(stack.length) self[stack.at(-1).name]-=e.tdur; stack.push(e);}
 if(r===rounds-1){const t0=ev.filter(e=>e.pid===pid&&e.tid===tid&&e.name==='FunctionCall')[0]?.ts;console.log(folders[i]);
 const all=ev.filter(e=>e.pid===pid&&e.tid===tid&&e.ts<end).sort((a,b)=>a.ts-b.ts);
 const lays=all.filter(e=>e.name==='Layout'&&e.tdur>1500);
 for(const L of lays){console.log('Layout',((L.ts-t0)/1000).toFixed(0),(L.tdur/1000).toFixed(1));}
 const last=lays.at(-1), prev=lays.at(-2);
 const counts={};
 for(const e of all.filter(e=>e.ts>prev.ts+prev.dur&&e.ts<last.ts+last.dur)){ if(/Invalid|Schedule|Font|FunctionCall|EventDispatch|FireAnimation|TimerFire|ResizeObs|Layout$/.test(e.name)){ const d=e.args?.data??{}; const k=e.name+' '+(d.reason??'')+' '+(d.nodeName??'')+' '+(d.invalidatedSelectorId??d.extraData??'')+' '+(d.type??''); counts[k]=(counts[k]??0)+1; if(counts[k]<2)console.log(((e.ts-t0)/1000).toFixed(1),k,(e.tdur??0)/1000,JSON.stringify((d.stackTrace??[]).slice(0,3).map(f=>f.functionName+':'+f.lineNumber+':'+f.columnNumber)));}}
 console.log(Object.entries(counts).sort((a,b)=>b[1]-a[1]).slice(0,25));
 console.log('end',((end-t0)/1000).toFixed(0))}
 await context.close();
}
await browser.close();await Promise.all(pages.map(p=>p.stop()));process.exit()
const rows=[...names].map(n=>[n,...folders.map((_,i)=>med(sums[i].map(s=>(s[n]??0)/1000)))]).sort((a,b)=>Math.abs(b.at(-1)-b[1])-Math.abs(a.at(-1)-a[1]));
console.log('total',folders.map((_,i)=>rows.reduce((s,r)=>s+r[i+1],0).toFixed(1)));
for(const r of rows.slice(0,26))console.log(r.map(x=>typeof x==='number'?x.toFixed(1):x.padEnd(34)).join('\t'));
await browser.close();await Promise.all(pages.map(p=>p.stop()));

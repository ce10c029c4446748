import { readFileSync, existsSync } from 'node:fs';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
const files=process.argv.slice(2); const dir='dist';

const maps = new Map();
const mapOf = (url) => { const path = dir + new URL(url).pathname + '.map'; if(!maps.has(path)) maps.set(path, existsSync(path)? new TraceMap(readFileSync(path,'utf8')):null); return maps.get(path); };
const nm = ({functionName, url, lineNumber, columnNumber}) => { if(!url) return functionName||'(anon)'; try { const m = mapOf(url); if(!m) return functionName+' '+url.split('/').pop(); const o = originalPositionFor(m,{line:lineNumber+1,column:columnNumber}); return `${o.name??functionName} ${(o.source??'').replace(/.*node_modules\//,'nm/').replace(/^(\.\.\/)+/,'')}:${o.line}`;} catch { return functionName; } };
const self = new Map(), incl = new Map();
for(const file of files){ const p = JSON.parse(readFileSync(file,'utf8'));
const nodes = new Map(p.nodes.map(n=>[n.id,{...n,label:nm(n.callFrame),self:0}]));
for(const n of nodes.values()) for(const c of n.children??[]) nodes.get(c).parent=n.id;
p.samples.forEach((s,i)=>{ nodes.get(s).self += 0.2; });

for(const n of nodes.values()){ if(!n.self) continue; self.set(n.label,(self.get(n.label)??0)+n.self); const seen=new Set(); for(let m=n;m;m=nodes.get(m.parent)) if(!seen.has(m.label)){seen.add(m.label); incl.set(m.label,(incl.get(m.label)??0)+n.self);} }
}
for(const m of [self,incl]) for(const [k,v] of m) m.set(k,v/files.length);
const top=(m,k,f=()=>true)=>[...m].filter(([l])=>f(l)).sort((a,b)=>b[1]-a[1]).slice(0,k).forEach(([l,v])=>console.log(v.toFixed(0).padStart(6),l));
console.log('SELF'); top(self,45);
console.log('INCLUSIVE (own)'); top(incl,90,l=>/src\/|dataProvider\//.test(l));

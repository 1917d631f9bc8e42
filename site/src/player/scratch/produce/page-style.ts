/** The style sheet of a produced page. The colours are set by `player/appearance.ts`, the first ones in the markup. */
export const PAGE_STYLE = `
*{box-sizing:border-box}
[hidden]{display:none!important}
html,body{height:100%;margin:0}
body{display:grid;grid-template:auto minmax(0,1fr) auto/auto minmax(0,1fr) auto;grid-template-areas:"bar bar bar" "stage stage stage" "arrows . others";
background:var(--background);color:var(--text);font:17px/1.5 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;overflow:hidden;-webkit-text-size-adjust:100%}
button{font:inherit;color:inherit;cursor:pointer;touch-action:manipulation}
button:focus-visible{outline:3px solid var(--text);outline-offset:2px}
#bar{grid-area:bar;display:flex;gap:8px;align-items:center;padding:6px 8px}
#bar .space{flex:1}
#bar button{display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:12px;background:none}
#bar button:hover,#flag.running{background:color-mix(in srgb,var(--text) 14%,transparent)}
[data-controls=hidden] :is(#flag,#stop),[data-whole=hidden] #whole{display:none!important}
[data-controls=hidden][data-whole=hidden] #bar{display:none}
#stage{grid-area:stage;margin:0 8px 8px;min-width:0;min-height:0;position:relative}
#cover{position:absolute;inset:0;width:100%;height:100%;object-fit:contain}
html:not([data-state=loading]) #cover{display:none}
.screen{grid-area:stage;z-index:2;display:none;place-content:center;justify-items:center;gap:12px;padding:16px;text-align:center;overflow-wrap:anywhere}
[data-state=loading] #loading,[data-state=waiting] #start,[data-state=failed] #failed{display:grid}
#loading span,#failed p{margin:0;padding:8px 20px;border-radius:12px;background:var(--background);color:var(--text)}
#start{grid-area:1/1/-1/-1;background:rgb(20 28 36/.62);color:#fff;cursor:pointer}
#go{display:grid;justify-items:center;gap:12px;padding:8px;border:0;border-radius:20px;background:none;font-weight:700}
#go:focus-visible{outline-color:#fff}
#start .flag{display:grid;place-items:center;width:112px;height:112px;border-radius:50%;background:#1f8a3f;color:#fff;border:4px solid #fff;transition:transform .15s ease-out}
#start:hover .flag{transform:scale(1.06)}
#title,#author{margin:0}
#title{max-width:24em;font-size:clamp(20px,4vmin,34px);font-weight:700;line-height:1.3}
#notice{grid-area:stage;z-index:1;align-self:end;justify-self:center;margin:0 16px 20px;padding:8px 16px;border-radius:12px;background:var(--text);color:var(--background);text-align:center}
#notice:empty{display:none}
.keys{display:none;gap:6px;padding:8px 12px 14px;touch-action:none;user-select:none;-webkit-user-select:none}
[data-keys=always] .keys{display:flex}
@media (hover:none) and (pointer:coarse){[data-keys=touch] .keys{display:flex}}
#arrows{grid-area:arrows;display:grid;grid-template:repeat(2,56px)/repeat(3,56px)}
html:not([data-keys=always]) #arrows{display:none}
@media (hover:none) and (pointer:coarse){[data-keys=touch] #arrows{display:grid!important}}
#others{grid-area:others;flex-wrap:wrap;justify-content:flex-end;align-content:flex-end;max-width:50vw}
.key{min-width:56px;height:56px;padding:0 12px;border:2px solid var(--accent);border-radius:14px;background:color-mix(in srgb,var(--background) 88%,var(--text));font-size:20px;font-weight:700;touch-action:none}
.key.down{background:var(--accent);color:var(--on-accent)}
.key-arrowup{grid-area:1/2}.key-arrowleft{grid-area:2/1}.key-arrowdown{grid-area:2/2}.key-arrowright{grid-area:2/3}
.key-space{min-width:104px}
#arrows:not(:has(.key-arrowup)){grid-template-rows:56px}#arrows:not(:has(.key-arrowup)) .key{grid-row:1}
#arrows:not(:has(.key-arrowup,.key-arrowdown)){grid-template:none;grid-auto-flow:column;grid-auto-columns:72px}#arrows:not(:has(.key-arrowup,.key-arrowdown)) .key{grid-area:auto}
.measuring{position:absolute;left:-10000px;top:-10000px;visibility:hidden}
@media (min-aspect-ratio:8/5) and (max-height:520px){
body{grid-template:auto minmax(0,1fr)/auto minmax(0,1fr) auto;grid-template-areas:"bar bar bar" "arrows stage others"}
.keys{align-self:end}#others{max-width:132px}#arrows{grid-template:repeat(2,48px)/repeat(3,48px)}#arrows .key{min-width:48px;height:48px;padding:0}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`

import type { Language } from '@tutu/contract/core/languages'

// What the server alone writes into a page. React leaves it as it finds it, so no page's scripts need to hold it.

/**
 * Runs before the first paint and before any other script. A chosen theme or text size never flashes, nor does who is
 * signed in, and whether in child mode (lib/member/show-in-header.ts does the same later on); `data-js` shows what works only
 * with script. A script of the page that is lost leaves `data-lost` and an event for page-script/lost-notice.ts; what
 * catches its own loss never comes here. A page change that goes on without its animation is no error.
 */
export const HEAD_SCRIPT = `(()=>{
let r=document.documentElement,d=r.dataset,t,z,p,m,lost=()=>{d.lost='';dispatchEvent(new Event('lost'))};
try{let s=localStorage;t=s.getItem('theme');z=s.getItem('text-size');p=s.getItem('text-spacing');m=JSON.parse(s.getItem('memberInfo'))}catch{}
d.js='';
if(m?.id&&m.token){d.member='';if(m.childMode)d.childMode='';r.style.setProperty('--member-name',JSON.stringify(m.nickname));r.style.setProperty('--member-avatar','url('+JSON.stringify(m.avatar)+')')}
if(t==='light'||t==='dark')d.theme=t;
if(z==='large'||z==='larger')d.textSize=z;
if(p==='wide')d.textSpacing=p;
addEventListener('error',({target:s})=>{if(s.type==='module')lost()},true);
addEventListener('unhandledrejection',e=>{let m=String(e.reason?.message);
if(/import(ed|ing a) module/i.test(m))lost();
if(/^Transition was/.test(m))e.preventDefault()})
})()`

/** What a page that is hydrated holds back until it is painted, by the words that stand in place of the real ones. */
export const HELD = { rel: 'held-module', type: 'held-module' }

/**
 * Last in a page that is hydrated: once its content is painted, what was held back is fetched and run. Before that it would take
 * the line and the processor from what is painted with. A page that nobody sees paints none, nor may a frame in another page, and
 * some browsers do not tell: they begin at once. Where the word does not come, it begins at the first press, or after three
 * seconds. React finds the page as it would have written it.
 */
export const AFTER_PAINT_SCRIPT = `(()=>{
let d=document,o=self.PerformanceObserver,begin=()=>{
for(let l of d.querySelectorAll('link[rel=${HELD.rel}]'))l.rel='modulepreload';
for(let h of d.querySelectorAll('script[type=${HELD.type}]')){let s=d.createElement('script');s.type='module';s.async=true;s.textContent=h.textContent;h.replaceWith(s)}
};
d.currentScript.remove();
if(d.hidden||top!==self||!o?.supportedEntryTypes?.includes('paint'))begin();
else{
new o((seen,w)=>{if(seen.getEntriesByName('first-contentful-paint')[0]){w.disconnect();begin()}}).observe({type:'paint',buffered:true});
setTimeout(begin,3e3);
for(let e of['pointerdown','keydown'])addEventListener(e,begin,{once:true,capture:true})
}
})()`

export const SPECULATION_RULES = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin/*', '/api/*', '/static/*', '/assets/*'] } },
          { not: { selector_matches: '[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

const LOST_WORDS = {
  'zh-cn': {
    lost: '有一部分没有加载出来。',
    offline: '现在没有连上网，连上以后再重新加载。',
    reload: '重新加载',
    dismiss: '关掉这条提示',
  },
  en: {
    lost: 'A part of this page could not be loaded.',
    offline: 'You are offline: reload once you are connected.',
    reload: 'Reload',
    dismiss: 'Close this notice',
  },
} as const

/** What stands in the bar that page-script/lost-notice.ts shows: React may be what is lost. */
export function lostNotice(language: Language): string {
  const { lost, offline, reload, dismiss } = LOST_WORDS[language]
  return `<p>${lost}<span class="lost-offline"> ${offline}</span></p>
<button type="button" class="btn btn-primary" data-reload>${reload}</button>
<button type="button" class="icon-button" data-dismiss aria-label="${dismiss}"><span aria-hidden="true">✕</span></button>`
}

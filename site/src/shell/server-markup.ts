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

/** Three dots over the whole page, which its frame describes in words; lib/page-loading.ts takes them away. */
export const PAGE_LOADING = '<div id="page-loading" aria-hidden="true"><i></i><i></i><i></i></div>'

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

import { SITE_BRAND } from '@tutu/contract/core/constants'
import { escapeHtml } from '@tutu/contract/core/escape-html'
import type { Language } from '@tutu/contract/core/languages'

/** It runs nothing and needs one picture. */
export const PROBLEM_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const WORDS: Readonly<Record<Language, { title: string; home: string; backOffice: string }>> = {
  'zh-cn': { title: '打不开', home: '返回首页', backOffice: '返回管理后台' },
  en: { title: 'This cannot be opened', home: 'Return to home page', backOffice: 'Back to the back office' },
}

/**
 * What a person sees who opened the link of a file and gets none: what is wrong, and a way on. By itself in every
 * respect: the site and its files may be what is missing.
 */
export function problemPage({
  language,
  message,
  path,
}: {
  language: Language
  message: string
  /** Absent: there is no way on from here. */
  path?: string
}): string {
  const { title, home, backOffice } = WORDS[language]
  const isBackOffice = /^\/admin(\/|$)/i.test(path ?? '')
  const way = isBackOffice ? '/admin' : language === 'zh-cn' ? '/' : `/?lang=${language}`
  return `<!doctype html>
<html lang="${language === 'zh-cn' ? 'zh-CN' : language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} - ${SITE_BRAND[language]}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
body { display: grid; min-height: 100vh; margin: 0; padding: 24px 16px; box-sizing: border-box; place-content: center; justify-items: center; gap: 16px; text-align: center; background: #fffbf3; color: #22303c; font: 18px/1.75 "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif; }
h1 { margin: 0; font-size: 28px; line-height: 1.3; }
p { margin: 0; max-width: 36em; overflow-wrap: anywhere; }
a { padding: 8px 20px; min-height: 32px; border: 2px solid #8a6f45; border-radius: 12px; color: inherit; background: #ffffff; font-weight: 700; text-decoration: none; }
a:hover { background: #fff3d6; }
a:focus-visible { outline: 3px solid #1762ad; outline-offset: 3px; }
@media (prefers-color-scheme: dark) {
body { background: #151b22; color: #eef3f7; }
a { border-color: #7d8b99; background: #1d2630; }
a:hover { background: #2a3541; }
a:focus-visible { outline-color: #74b8ff; }
}
</style>
</head>
<body>
<img src="/favicon.svg" alt="" width="96" height="96">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
${path === undefined ? '' : `<a href="${way}">${escapeHtml(isBackOffice ? backOffice : home)}</a>`}
</body>
</html>
`
}

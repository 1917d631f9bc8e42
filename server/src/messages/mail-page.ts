import type { Language } from '@tutu/contract/core/languages'
import { escapeHtml } from '@tutu/contract/core/escape-html'

const NO_REPLY: Readonly<Record<Language, string>> = {
  'zh-cn': '这封邮件由系统自动发出，请不要直接回复。',
  en: 'This mail was sent automatically. Replies are not read.',
}

/**
 * Around the content of every mail. Mail programs know little CSS: one column, one style sheet, no pictures.
 * Links leave where the mail is shown: in a preview the frame would become the page they lead to.
 */
export function mailPage(mail: { language: Language; subject: string; siteName: string; content: string }): string {
  const { language, subject, siteName, content } = mail
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<base target="_blank">
<style>
body { margin: 0; padding: 24px 16px; background: #fffbf3; color: #22303c; font: 16px/1.75 "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif; }
.sheet { max-width: 520px; margin: 0 auto; padding: 24px 28px; background: #ffffff; border: 1px solid #eadfcb; border-radius: 20px; }
.site { margin: 0 0 16px; color: #b8460a; font-weight: 700; }
h2 { margin: 24px 0; font: 700 32px/1.2 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 6px; }
p { margin: 0 0 16px; }
.foot { max-width: 520px; margin: 16px auto 0; color: #5b6b78; font-size: 14px; text-align: center; }
@media (prefers-color-scheme: dark) {
body { background: #151b22; color: #eef3f7; }
.sheet { background: #1d2630; border-color: #33404d; }
.site { color: #ff9a5c; }
.foot { color: #a9b6c2; }
}
</style>
</head>
<body>
<div class="sheet">
<p class="site">${escapeHtml(siteName)}</p>
${content}
</div>
<p class="foot">${escapeHtml(NO_REPLY[language])}</p>
</body>
</html>
`
}

import { assetUrl } from '@tutu/contract/core/asset-url'
import type { Language } from '@tutu/contract/core/languages'
import { languageTag } from '../lib/language-tag.ts'
import { proseHtml } from '../lib/prose-html.ts'
import stylesheet from '../styles/site.css?url'

type Options = { language: Language; theme: 'light' | 'dark'; cdnUrl: string }

/** A text as a lesson shows it, and nothing else: the back office's preview. `html` as the server has sanitised it. */
export function textPage(html: string, { language, theme, cdnUrl }: Options): string {
  const asset = (path: string) => assetUrl(path, cdnUrl)
  return `<!DOCTYPE html>
<html lang="${languageTag(language)}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<base target="_blank">
<link rel="stylesheet" href="${asset(stylesheet)}">
</head>
<body class="accent-sky p-5">
<div class="prose">${proseHtml(html, asset)}</div>
</body>
</html>`
}

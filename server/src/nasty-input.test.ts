import { decodeLog } from '@tutu/learning/typing/event-log'
import { isFit } from '@tutu/learning/typing/fit-words'
import { assetUrl } from '@tutu/contract/core/asset-url'
import { csvLine } from '@tutu/contract/core/csv'
import { fieldSchema } from '@tutu/contract/definition/input'
import { toSeconds } from '@tutu/contract/fields/date-time'
import { toCents } from '@tutu/contract/fields/money'
import { RESOURCES } from '@tutu/contract/resources/index'
import { fileKind } from '@tutu/learning/scratch/file-kind'
import { preflight } from '@tutu/learning/scratch/preflight'
import { parseProject } from '@tutu/learning/scratch/project-json'
import { readSb2 } from '@tutu/learning/scratch/sb2'
import { readSb3 } from '@tutu/learning/scratch/sb3'
import { msOfEachPair, worst } from '@tutu/contract/testing/computing'
import { nastyTexts } from '@tutu/contract/testing/nasty-texts'
import { fillKeyTemplate, isAllowedType, safeFileName, safeTopic, suffixOf } from '@tutu/contract/core/upload'
import { decodeLevel, decodeProgram } from '@tutu/learning/super/address-code'
import { drawField } from '@tutu/learning/super/field'
import { parse } from '@tutu/learning/super/parse'
import { explainJavaScript, explainPython } from '@tutu/learning/code/explain-error'
import { linesOf, readTests, usesWord } from '@tutu/learning/code/tests-of-exercise'
import { maxHeaderSize } from 'node:http'
import { isbot } from 'isbot'
import qs from 'qs'
import { renderSVG } from 'uqr'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { withoutPersonalData } from './data/client-reports.ts'
import { parseOptions } from './data/settings/options.ts'
import { isKey } from './files/local-store.ts'
import { remoteUrl } from './files/remote/bucket.ts'
import { readQuarantineKey } from './files/remote/quarantine.ts'
import { whyNeverOpens } from './modules/menu-rule-target.ts'
import { cacheKey } from './web/cache-key.ts'
import { pageOnCdn } from './web/cdn.ts'
import { chooseEncoding, isKnown } from './web/page-cache.ts'
import { isPageRequest, readableUrl } from './web/page-or-call.ts'
import { pageTemplates, templateOf } from './web/page-template.ts'
import { pagePolicy, workerPolicy } from './web/security-headers.ts'
import { isSecret, maskedJson } from './lib/mask.ts'
import { maskTarget } from './lib/mask-target.ts'
import { harmless } from './lib/rich-text.ts'
import { suffixSvg } from './lib/suffix-svg.ts'
import { highlight } from './markdown/highlight.ts'
import { markdownRenderer, plainText, renderMarkdown } from './markdown/markdown.ts'
import { plainHtml, unreadyHtml } from './markdown/plain-html.ts'
import { mailPage } from './messages/mail-page.ts'
import { fill, fillEncoded, placeholdersIn } from './messages/placeholders.ts'
import { renderMail } from './messages/render.ts'
import { withoutTokens } from './plugins/auth.ts'
import { oneSpelling } from './plugins/site.ts'
import { postedTexts } from './engine/write/localized-input.ts'
import { columnOf } from './engine/fields/columns.ts'
import { splitNames } from './engine/fields/list-text.ts'
import { columnsOf, likelyPlan } from './engine/import/plan.ts'
import { plainText as readableText } from './search/document.ts'
import { wordsOf } from './search/query.ts'
import { tokensOf } from './search/tokens.ts'
import { compare } from './engine/read/filter.ts'
import { orderOf, parseListQuery } from './engine/read/list.ts'
import { quickSearch } from './engine/read/quick-search.ts'
import { integer, isStorable, scalars } from './engine/fields/scalar.ts'
import { administratorId } from './policy/actors.ts'
import { personalDataIn } from './policy/personal-data.ts'
import { isoDateText, numberText } from './sheets/cell-text.ts'
import { csvReader } from './sheets/csv-rows.ts'
import { numberFormat } from './sheets/number-format.ts'
import { unescaped } from './sheets/shared-strings.ts'
import { xmlParser } from './sheets/xml-part.ts'
import { testRegistry } from './testing/services.ts'

/*
 * What people type, send or store must not keep the process busy, whatever it is: patterns and parsers are given 30,000
 * characters of the worst. What looks twice at each pair of characters takes a second, on a machine that looks once at
 * each in 400 ms; what is linear, a few ms.
 */

/** ms of computing. */
const BOUND = await msOfEachPair(process.threadCpuUsage)
/** Rendered in a thread of their own, with a limit of 3,000 ms. */
const RENDERING_BOUND = 6 * BOUND

const registry = testRegistry()
const templates = pageTemplates({ a: { id: 'a', path: 'course/:slug' }, b: { id: 'b', path: 'x/:a/:b' } })
const nothing = { names: [], freeText: [] }
const email = z.email()
const course = RESOURCES.find(({ name }) => name === 'course')!
const ledger = RESOURCES.find(({ name }) => name === 'score-log')!
const facts = { topic: 'a', sha1: '', now: new Date(0), random: (length: number) => 'x'.repeat(length) }
const path = (text: string): string => `/${text.replace(/\s/g, '+')}`
const bodies = { br: Buffer.alloc(0), gzip: Buffer.alloc(0), identity: Buffer.alloc(0) }

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'search: words': (text) => quickSearch(ledger, text),
  'list: parameters': (text) => parseListQuery({ quick_search: text, initValue: text, search: [{ field: text }] }, 50),
  'list: page': (text) => parseListQuery({ page: text }, 50),
  'list: order': (text) => orderOf(RESOURCES[0]!, text, 'en'),
  'list: values': scalars,
  'list: numbers': integer,
  'list: what can be stored': isStorable,
  'request: form': (text) => qs.parse(text, { depth: 5, arrayLimit: 250, parameterLimit: 500 }),
  'request: JSON': (text) => maskedJson(JSON.parse(text)),
  'request: masked': (text) => [maskedJson({ [text]: text, list: [text] }), isSecret(text), maskTarget(text)],
  'request: address': (text) => readableUrl({ method: 'GET', headers: { accept: 'text/html' }, url: path(text) }),
  'request: one spelling': (text) => oneSpelling(path(text)),
  'request: tokens in addresses': (text) => withoutTokens(path(text)),
  'request: Accept': (text) => isPageRequest({ method: 'GET', headers: { accept: text }, query: {} }),
  'request: Accept-Encoding': (text) => chooseEncoding(text, bodies),
  'request: If-None-Match': (text) => isKnown(text, 'W/"x"'),
  'request: user agent': (text) => isbot(text),
  'request: key of a page': (text) => cacheKey(path(text), { thinkLang: text }, registry, () => nothing),
  'request: key of a call': (text) =>
    cacheKey(`/api/course/index?${text}`, { thinkLang: text }, registry, () => nothing),
  'request: route of an address': (text) => templateOf(templates, path(text)),
  'page: policies': (text) => [
    pagePolicy(plainHtml(text), { dev: false, cdnUrl: text, stores: [text] }),
    workerPolicy(text),
  ],
  'page: files on the CDN': (text) => [pageOnCdn(plainHtml(text), 'https://cdn.example'), assetUrl(text, text)],
  'file: name': safeFileName,
  'file: suffix': (text) => [suffixOf(text), suffixSvg(text, text)],
  'file: topic': safeTopic,
  'file: type': (text) => isAllowedType({ name: text, type: text }, text),
  'file: path of a template': (text) => fillKeyTemplate(text, { ...facts, name: text }),
  'file: path of a name': (text) => fillKeyTemplate('/{topic}/{filename}{.suffix}', { ...facts, name: text }),
  'file: key': isKey,
  'file: key of an upload': (text) => readQuarantineKey({ kind: 'admin', id: administratorId(1) }, `/admin/1/${text}`),
  'file: address in a bucket': (text) =>
    remoteUrl(
      { upload_mode: 's3', s3_endpoint: text, s3_bucket: 'b', s3_access_key: 'k', s3_secret: 's' } as never,
      's3',
      text,
    ),
  'mail: placeholders': (text) => [placeholdersIn(text), fill(text, { a: text }), fillEncoded(text, { a: text })],
  'mail: page': (text) => mailPage({ language: 'en', subject: text, siteName: text, content: text }),
  'report of a browser': withoutPersonalData,
  'settings: options': parseOptions,
  'export: cell': (text) => csvLine([text, text]),
  'sheet: CSV': (text) => {
    const reader = csvReader()
    return [...reader.read(text), ...reader.end()]
  },
  'sheet: XML': (text) => xmlParser({}).write(Buffer.from(`<a b="1">${text}`)),
  'sheet: texts': unescaped,
  'sheet: numbers': (text) => [numberText(text, 'number', false), isoDateText(text, 'date')],
  'sheet: formats': (text) => numberFormat(164, text),
  'import: headings': (text) => likelyPlan(course, columnsOf(course, [text, ...text.slice(0, 500)], [[text]], 'zh-cn')),
  'import: names of rows': splitNames,
  'search: query': wordsOf,
  'search: text': tokensOf,
  'search: Markdown': readableText,
  // Of addresses alone: Node refuses longer ones.
  'QR code': (text) => renderSVG(text.slice(0, maxHeaderSize), { ecc: 'M', border: 2 }),
  'Super Tutu: program as typed': (text) => [parse(text, 'python'), parse(text, 'js')],
  'Super Tutu: program as typed, not too long': (text) => [
    parse(text.slice(0, 8000), 'python'),
    parse(text.slice(0, 8000), 'js'),
  ],
  'Super Tutu: level of an address': (text) => [decodeLevel(text), decodeProgram(text)],
  'Super Tutu: drawing of a level': drawField,
  'program: tests': readTests,
  'program: output': linesOf,
  'program: words': (text) => [usesWord(text, 'for'), usesWord('for', text)],
  'program: error': (text) =>
    ['NameError', 'TypeError', 'ValueError', 'AttributeError', 'SyntaxError', 'ReferenceError'].map((name) => [
      explainPython({ name, message: text, line: 1 }, text, 'zh-cn'),
      explainJavaScript({ name, message: text, line: 1 }, text, 'en'),
    ]),
  'menu rule: address': (text) =>
    whyNeverOpens({ type: 'menu', menu_type: 'link', url: text, path: text } as never, undefined, []),
  'address of mail': (text) => email.safeParse(text),
  'amount of money': toCents,
  'point in time': (text) => toSeconds(text),
  'text as typed': plainHtml,
  'text not laid out yet': (text) => unreadyHtml(text, 'en'),
  'rich text': harmless,
  'typing: log': decodeLog,
  'typing: word': isFit,
  'Scratch: project': parseProject,
  'Scratch: project without quotes': (text) => parseProject(`{"objName":"${text}",}`),
  'Scratch: scripts of 2.0': (text) =>
    readSb2({ objName: 'Stage', scripts: [[text, text]], costumes: [{ baseLayerID: text, baseLayerMD5: text }] }),
  'Scratch: scripts of 3.0': (text) =>
    readSb3({
      extensions: [text],
      targets: [
        {
          isStage: true,
          name: text,
          costumes: [],
          sounds: [],
          blocks: { a: { opcode: text, fields: { KEY_OPTION: [text] } } },
        },
      ],
    }),
  'Scratch: nested scripts': (text) =>
    readSb2(parseProject(`{"objName":"S","scripts":${'['.repeat(text.length / 2)}${']'.repeat(text.length / 2)}}`)),
  'Scratch: file': (text) => [
    fileKind(new TextEncoder().encode(text)),
    preflight(new TextEncoder().encode(text), text),
  ],
}

const TEXTS = nastyTexts(
  '[',
  '{"a":',
  '[1,',
  '%',
  '?',
  '=',
  '.*',
  'pwd',
  'x;q=0.0000',
  '";',
  '"";',
  '"x"";',
  '(a) is ',
  "name 'a' ",
  'unction ',
  'if x:\n ',
  'for (',
  '1年 ',
  '年',
)

test.each(Object.entries(READERS))('%s takes 30,000 characters of anything at once', async (_, read) => {
  const { ms, text } = await worst(process.threadCpuUsage, read, TEXTS)
  expect(ms, text).toBeLessThan(BOUND)
})

/** What stands for digits, signs and places to chat when members spell them out. */
const SPELLED = [
  ...'oliqvxg123+#.零点圈',
  'o1',
  '1x',
  '1 ',
  '+86',
  '010-',
  'one ',
  'at ',
  ' dot ',
  ' @ ',
  '艾特',
  'a.a ',
  'qq ',
  'qq.',
  '微信',
  '加我是',
  'vx:',
  'weixin',
  '\ufdfa',
  'e\u0301',
]

test('a text of a member is looked through at once, however it spells', async () => {
  // Programs are as long as twice that.
  const { ms, text } = await worst(process.threadCpuUsage, personalDataIn, nastyTexts(...SPELLED))
  expect(ms, text).toBeLessThan(BOUND)
})

/** One field of each kind, and of each pattern that a definition gives. */
const FIELDS = new Map(
  RESOURCES.flatMap((definition) =>
    Object.entries(definition.fields).map(([name, field]) => {
      const { kind, pattern, format, localized }: { kind: string; [option: string]: unknown } = field
      const named = [kind, pattern, format, localized && 'localized'].filter(Boolean).join(' ')
      return [named, { name, field }] as const
    }),
  ),
)

test.each([...FIELDS])(
  'a field of the kind %s judges, compares and folds anything at once',
  async (_, { name, field }) => {
    const schema = fieldSchema(field, 'zh-cn')
    const read = (text: string): unknown => [
      schema.safeParse('localized' in field ? { 'zh-cn': text } : text),
      schema.safeParse([text]),
      postedTexts(name, { [name]: text, [text]: text }, undefined, 'zh-cn'),
      columnOf(field).toOperand(text, field),
      columnOf(field).fromText?.(text, field),
      compare(name, field, '=', text),
    ]
    const { ms, text } = await worst(process.threadCpuUsage, read, TEXTS)
    expect(ms, text).toBeLessThan(BOUND)
  },
)

const MARKDOWN_PIECES = [
  '> ',
  '>',
  '- ',
  '1. ',
  '    ',
  '#',
  '# a\n',
  '- a\n',
  '**',
  '*a ',
  '*a **a ',
  '_a __b ',
  '*_',
  '~~a ',
  '`a``',
  '[a](',
  '[a](<b',
  '[a](b "',
  '[a][',
  '[a]: b\n',
  '[a]: b "x\n',
  '[a]:',
  '[\n',
  '![',
  '](',
  '<http:',
  '<a@b.',
  '&amp',
  '&#1;',
  '|',
  '|-',
  'a|b\n-|-\n',
  '|a|b|\n',
  'a\n',
  '> a\n',
  '> - ',
  '```\n',
  '~~~c\n',
  '---\n',
  '=\n',
  '\\\n',
  '  \n',
  '{{a}}',
  ':::answer\n',
  ':::answer a\n:::\n',
  ':::answer\n```\n',
  ':::',
  ':::\n',
  '> [!TIP]\n',
  '> [!TRY] a\n\n',
  '[!TIP',
  '![](/a.mp4)',
  '![a](https://b/c.mp3)',
  '```python run\na\n```\n',
]
const inCode = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n`
const MARKDOWN = [
  ...MARKDOWN_PIECES.map((piece) => `${piece.repeat(50_000 / piece.length)}a`),
  ...['c', 'bash', 'scratch'].map((language) => inCode(language, 'a'.repeat(99_000))),
  ...['c', 'bash', 'js', 'python', 'xml'].map((language) =>
    inCode(language, `${'a('.repeat(240)}\n`.repeat(10)).repeat(20),
  ),
  `[a]: /${'x'.repeat(50_000)}\n\n${'[a]'.repeat(16_000)}`,
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'!['.repeat(12_000)}x${'](/a)'.repeat(12_000)}`,
  `${'**'.repeat(25_000)}a${'**'.repeat(25_000)}`,
  `|${'a|'.repeat(25_000)}\n|${'-|'.repeat(25_000)}`,
  `|${'a|'.repeat(25_000)}\n|${'-|'.repeat(12_000)}\n${'a\n'.repeat(12_000)}`,
  Array.from({ length: 440 }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join('\n'),
  `${'`'.repeat(50_000)} ${'`'.repeat(49_000)}`,
  `:::answer${' '.repeat(99_000)}a`,
  `:::${' '.repeat(99_000)}`,
  `> [!TIP]${' '.repeat(99_000)}a`,
  `${'> '.repeat(10)}:::answer\n`.repeat(3000),
  `![a](/${'.'.repeat(99_000)})`,
  `\`\`\`python${' '.repeat(99_000)}run\na`,
]

// Some seconds in all on a quiet machine, of which each text has one at most.
test('rendering a text ends long before its limit, whatever the text', async () => {
  const { ms, text } = await worst(process.threadCpuUsage, markdownRenderer(highlight), MARKDOWN)
  expect(ms, text).toBeLessThan(RENDERING_BOUND)
})

test('a mail of 5,000 characters is rendered at once, whatever its text', async () => {
  const template = (text: string) => ({ subject: { en: text.slice(0, 120) }, body: { en: text.slice(0, 5000) } })
  const read = (one: string): unknown => [renderMarkdown(one.slice(0, 5000)), plainText(one.slice(0, 5000))]
  const { ms, text } = await worst(process.threadCpuUsage, read, MARKDOWN)
  expect(ms, text).toBeLessThan(BOUND)
  expect((await renderMail(template('{{code}}'), { code: '1' }, 'en')).html).toContain('<p>1</p>')
})

test('a mail is rendered at once, whatever is filled in', async () => {
  const body = { en: 'Hello {{name}}, [here](https://tutu.example/{{name}}) {{name}}' }
  const read = (name: string) => renderMail({ subject: { en: '{{name}}' }, body }, { name }, 'en')
  const { ms, text } = await worst(process.threadCpuUsage, read, TEXTS)
  expect(ms, text).toBeLessThan(BOUND)
})

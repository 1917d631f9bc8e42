import { translate } from '@tutu/contract/core/errors'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { VERSION } from '../data/config.ts'
import type { Registry } from '../engine/registry.ts'
import { type Operation, operationObject } from './operation.ts'
import { resourceCalls } from './resource-calls.ts'
import { envelopeOf } from './schemas.ts'
import { writtenCalls } from './written-calls.ts'

/** Who asks for the description; undefined: nobody who is known. */
export type Reader = { can(node: string): boolean } | undefined

const HEAD = {
  'zh-cn': [
    '所有回答都是同一个信封 `{code, msg, data, time}`，HTTP 状态 200；`code` 说明结果：1 成功，0 被拒绝，302 请先登录，401 没有权限，409 令牌过期（用 `/api/common/refreshToken` 换新的）。',
    '表单有误时，`data.errors` 逐项说明原因。`think-lang` 头选择语言：`zh-cn` 或 `en`。',
  ],
  en: [
    'Every answer is the same envelope `{code, msg, data, time}` with HTTP status 200; `code` says what came of it: 1 done, 0 refused, 302 sign in first, 401 no permission, 409 the token has expired (`/api/common/refreshToken` gives a new one).',
    'Of a refused form, `data.errors` has a reason for each field. The header `think-lang` chooses the language: `zh-cn` or `en`.',
  ],
} as const satisfies Record<Language, readonly string[]>

/** The description of every call there is, in OpenAPI 3.1, as far as `reader` may know of it. */
export function describeApi(registry: Registry, language: Language, reader: Reader): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  const operations = operationsFor(registry, language, reader)
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = operationObject(operation)
  return {
    openapi: '3.1.1',
    info: {
      title: language === 'en' ? 'Tutu API' : '图图 API',
      version: VERSION,
      description: HEAD[language].join('\n\n'),
    },
    paths,
    tags: tagsOf(registry, language, new Set(operations.map(({ tag }) => tag))),
    components: {
      securitySchemes: {
        administrator: { type: 'apiKey', in: 'header', name: 'batoken' },
        member: { type: 'apiKey', in: 'header', name: 'ba-user-token' },
        guardian: { type: 'apiKey', in: 'header', name: 'ba-guardian-token' },
      },
      responses: {
        Refused: {
          description: translate('request.malformed', language),
          content: { 'application/json': { schema: envelopeOf({}) } },
        },
      },
    },
  }
}

/** What the groups of a module's calls are called. */
function tagsOf(
  registry: Registry,
  language: Language,
  used: ReadonlySet<string>,
): { name: string; description: string }[] {
  return registry
    .all()
    .flatMap(({ base, definition }) =>
      [`admin/${base}`, `api/${base}`]
        .filter((name) => used.has(name))
        .map((name) => ({ name, description: pickLanguage(definition.title, language) })),
    )
}

/** Every call that the reader may know of: what is public or for members, and what an administrator has the right to. */
export function operationsFor(registry: Registry, language: Language, reader: Reader): Operation[] {
  return [...writtenCalls(language), ...resourceCalls(registry, language)].filter(({ access }) => {
    if (access.kind !== 'administrator') return true
    return reader !== undefined && (access.node === null || reader.can(access.node))
  })
}

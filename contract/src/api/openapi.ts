import { defineCall } from './call.ts'

/** `/api/openapi.json`: what calls there are, to whoever asks; administrators also see those they have the right to. */
export const openapi = defineCall({
  method: 'GET',
  path: '/api/openapi.json',
  title: { 'zh-cn': '接口说明（OpenAPI 3.1）', en: 'The description of the API (OpenAPI 3.1)' },
  access: 'public',
  sends: 'application/json',
})

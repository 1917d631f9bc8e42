import { fetchTransport } from '@tutu/contract/core/client'
import { createUploader, type StoredFile, type UploadRules } from '@tutu/contract/core/upload-client'
import { memberApi } from './api.ts'
import { pageLanguage } from './page-language.ts'

let rules: UploadRules | undefined

/** What the site takes of members. */
export async function uploadRules(): Promise<UploadRules> {
  rules ??= (await memberApi.call('GET /api/index/index', {}, { showError: false })).data.site.upload
  return rules
}

/** Sends a member's file to where the site takes files. Rejects with ClientError; the caller tells the member. */
export async function sendFile(file: File, topic: string): Promise<StoredFile> {
  const known = await uploadRules()
  const uploader = createUploader({
    client: memberApi,
    transport: fetchTransport(),
    area: 'api',
    rules: () => known,
    language: pageLanguage,
  })
  return uploader.send(file, { topic })
}

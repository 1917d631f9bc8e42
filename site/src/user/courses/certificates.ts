import type { Certificate } from '@tutu/contract/api/learning'
import { memberApi } from '../../lib/member/api.ts'

export async function myCertificates(): Promise<readonly Certificate[]> {
  return (await memberApi.call('GET /api/learning/certificates', {}, { showError: false })).data.certificates
}

export async function askCertificate(course: number, name: string): Promise<void> {
  await memberApi.call('POST /api/learning/certificates', { body: { course, name } }, { showError: false })
}

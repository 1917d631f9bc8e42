import { createClient } from '@tutu/contract/core/client'
import { ClientError } from '@tutu/contract/core/client-error'
import { say } from '@tutu/contract/core/said'
import { sendFile, type Uploader } from '@tutu/contract/core/upload-client'
import { xhrTransport } from '@tutu/contract/core/xhr-transport'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { IMPORT_MAX, type ImportFile } from '@tutu/contract/definition/import'
import { apiConfig } from '../../lib/api.ts'

export const IMPORT_MAX_MB = IMPORT_MAX / (1024 * 1024)

/** Sends a file whose rows are to be brought in, which the server keeps and looks into. */
export function toImport(definition: Definition): Uploader<ImportFile> {
  const client = createClient({ ...apiConfig, transport: xhrTransport() })
  const check = ({ size }: File) =>
    size > IMPORT_MAX
      ? new ClientError('refused', say('import.tooLarge', apiConfig.language(), { max: IMPORT_MAX_MB }))
      : undefined
  return {
    check,
    async send(file, { signal, onProgress } = {}) {
      const wrong = check(file)
      if (wrong) throw wrong
      const { language } = apiConfig
      return sendFile<ImportFile>(client, `/admin/${controllerBase(definition)}/import`, file, {
        signal,
        onProgress,
        language,
      })
    },
  }
}

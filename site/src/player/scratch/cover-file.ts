import { fromBase64 } from './player/base64.ts'

/** The picture that a project's page took of itself, a data URL, as the file that is handed in with a work. */
export function coverFile(dataUrl: string): File {
  const [head = '', text = ''] = dataUrl.split(',')
  const type = head.slice('data:'.length).split(';')[0] ?? ''
  return new File([fromBase64(text)], `cover.${type === 'image/png' ? 'png' : 'jpg'}`, { type })
}

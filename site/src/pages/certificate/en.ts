import type { zhCn } from './zh-cn.ts'

export const en: Readonly<Record<keyof typeof zhCn, string>> = {
  title: 'Course certificate',
  description: 'Check the number of a certificate: who has finished which course.',
  how: 'Whoever finishes all lessons of a course gets its certificate in the member centre, under “My courses”: with a name of their choice, free, to print or to save as PDF.',
  check: 'Check',
  number: 'Number of the certificate',
  numberHint: 'The ten letters and digits at the bottom of the certificate',
  loading: 'Fetching the certificate',
  heading: 'Certificate',
  awarded: 'This is for',
  finished: 'who has finished all {count} lessons of |“{course}”',
  numbered: 'No. {number}',
  real: 'This certificate is real. It was made by {site}.',
  revoked: 'The certificate {number} was revoked on {day} and is no longer valid.',
}

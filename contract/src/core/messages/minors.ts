import type { Localized } from '../languages.ts'

/** What keeps children safe: what they write for others, their guardians, their classes. */
export const minors = {
  'personal.phone': {
    'zh-cn': '这里好像有电话号码。大家都看得到，请删掉它',
    en: 'This looks like a telephone number. Everybody can see it, so please take it out',
  },
  'personal.email': {
    'zh-cn': '这里好像有邮箱地址。大家都看得到，请删掉它',
    en: 'This looks like an e-mail address. Everybody can see it, so please take it out',
  },
  'personal.chat': {
    'zh-cn': '这里好像有 QQ 或微信号。大家都看得到，请删掉它',
    en: 'This looks like the name of a chat account. Everybody can see it, so please take it out',
  },
  'personal.idNumber': {
    'zh-cn': '这里好像有身份证号。这样的号码只告诉家人，请删掉它',
    en: 'This looks like an identity number. It is for your family alone, so please take it out',
  },
} as const satisfies Record<string, Localized>

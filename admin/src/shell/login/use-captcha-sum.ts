import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useLanguage } from '../../lib/i18n.ts'

/** The sum asked under an id in the language of the page, or why there is none; '' until it is known. */
export function useCaptchaSum(id: string | null): string {
  const language = useLanguage()
  const key = `${id} ${language}`
  const [told, setTold] = useState({ key: '', text: '' })
  useEffect(() => {
    if (id === null) return
    let isWanted = true
    const tell = (text: string) => isWanted && setTold({ key, text })
    api.call('GET /api/common/captcha', { query: { type: 'text', id } }, { showError: false }).then(
      ({ data }) => tell(data.question),
      (error: Error) => tell(error.message),
    )
    return () => {
      isWanted = false
    }
  }, [id, key])
  return told.key === key ? told.text : ''
}

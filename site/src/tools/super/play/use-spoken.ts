import { useEffect } from 'react'
import { canSpeak, speak } from '../../../lib/speak.ts'
import { useSite } from '../../../lib/use-site.ts'

type Spoken = {
  isWished: boolean
  task: string
  /** How a run ended, a hint that was asked for. */
  news: string | undefined
}

/** Reads aloud, where that is wished, for whoever cannot read yet: the task of a level that opens, and what is new. */
export function useSpoken({ isWished, task, news }: Spoken): (text: string) => void {
  const { language } = useSite()
  const isAloud = isWished && canSpeak()
  useEffect(() => {
    if (isAloud) speak(task, language)
  }, [isAloud, task, language])
  useEffect(() => {
    if (isAloud && news) speak(news, language)
  }, [isAloud, news, language])
  return (text) => {
    if (isAloud) speak(text, language)
  }
}

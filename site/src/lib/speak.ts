import type { Language } from '@tutu/contract/core/languages'

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis
}

/** Reads aloud, slowly; what was being read is given up. */
export function speak(text: string, language: Language): void {
  const lang = language === 'zh-cn' ? 'zh-CN' : 'en-GB'
  const words = new SpeechSynthesisUtterance(text)
  words.lang = lang
  words.rate = 0.85
  const voices = speechSynthesis.getVoices()
  words.voice = voices.find((voice) => voice.lang.replace('_', '-') === lang) ?? null
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}

import { pickLanguage } from '@tutu/contract/core/languages'
import { UNITS } from '@tutu/learning/typing/lessons/index'
import type { LoaderFunctionArgs } from 'react-router'
import { siteContext } from '../../lib/site-context.ts'

/** The list of lessons in the page's language. The texts themselves come with the trainer, after the page. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(siteContext)
  return {
    units: UNITS.map(({ id, title, lessons }) => ({
      id,
      title: pickLanguage(title, language),
      lessons: lessons.map((lesson) => ({ id: lesson.id, title: pickLanguage(lesson.title, language) })),
    })),
  }
}

import type { TestApp } from './app.ts'

const both = (text: string) => ({ 'zh-cn': text, en: text })

/** A course that visitors see, with a lesson for each slug. */
export async function newCourse(
  server: TestApp,
  slug: string,
  lessonSlugs: readonly string[],
): Promise<{ course: number; lessons: number[] }> {
  const add = async (base: string, form: object): Promise<number> => {
    const { code, data, msg } = await server.call<{ id: number }>('POST', `/admin/${base}/add`, form)
    if (code !== 1) throw new Error(`${base}: ${msg}`)
    return data.id
  }
  const look = { accent: 'leaf', pattern: 'dots', icon: 'blocks' }
  const category_id = await add('courseCategory', { name_i18n: both('海龟'), slug: `${slug}-kind`, ...look })
  const texts = {
    title_i18n: both('迷宫'),
    subtitle_i18n: both('走'),
    teacher_i18n: both('林'),
    intro_i18n: both('介绍'),
  }
  const course = await add('course', { ...texts, slug, category_id, status: '1' })
  const lesson = { title_i18n: both('第一课'), summary_i18n: both('概要'), content_i18n: both('课文') }
  const lessons: number[] = []
  for (const one of lessonSlugs)
    lessons.push(await add('lesson', { ...lesson, course_id: course, slug: one, minutes: 10, status: '1' }))
  return { course, lessons }
}

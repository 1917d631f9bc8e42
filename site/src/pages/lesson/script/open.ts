import type * as MemberCourse from '../../../member-course/index.ts'

/** Opens a locked lesson to a member who has it; answers whether the page shows another text now. */
export async function openOwn(page: HTMLElement): Promise<boolean> {
  const script = page.dataset['script']
  if (script === undefined || document.documentElement.dataset['member'] === undefined) return false
  const { openLesson } = (await import(/* @vite-ignore */ script)) as typeof MemberCourse
  return openLesson(page)
}

import type * as MemberCourse from '../member-course/index.ts'

/** On a course's page whoever is signed in is told what they have of it. Nobody else loads anything. */
export function tellOwnCourse(): void {
  const offer = document.querySelector<HTMLElement>('[data-offer]')
  if (!offer || document.documentElement.dataset['member'] === undefined) return
  const loading = import(/* @vite-ignore */ offer.dataset['script']!) as Promise<typeof MemberCourse>
  // Without it the page says what it says to everybody.
  loading.then(({ tellOwn }) => tellOwn(offer)).catch(() => undefined)
}

/**
 * The lesson for whoever teaches it, on paper: what is made and how long it takes, the steps, and all exercises with their hints
 * and answers. It is made of the page as the server sent it, which has all of that (a locked lesson has no button for this);
 * nothing of this child's is in it, and no answer counts as looked at.
 */
export async function printTeacherSheet(button: HTMLElement): Promise<void> {
  const answer = await fetch(location.pathname + location.search)
  const sent = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const sheet = makeTeacherSheet(sent, button.dataset as unknown as SheetWords)
  if (!sheet) return
  document.body.append(sheet)
  document.documentElement.classList.add('prints-sheet')
  const end = (): void => {
    sheet.remove()
    document.documentElement.classList.remove('prints-sheet')
  }
  addEventListener('afterprint', end, { once: true })
  print()
}

export type SheetWords = { sheet: string; plan: string; line: string; shows: string }

/** undefined: it is no page of a lesson. */
export function makeTeacherSheet(page: Document, words: SheetWords): HTMLElement | undefined {
  const article = page.querySelector<HTMLElement>('.lesson-text')
  if (!article) return undefined
  const sheet = document.createElement('div')
  sheet.className = 'teacher-sheet'
  const title = document.createElement('h1')
  title.textContent = article.querySelector('h1')?.textContent ?? ''
  const what = document.createElement('p')
  what.textContent = [
    words.sheet,
    ...[...article.querySelectorAll('h1 + p > span')].map((fact) => fact.textContent?.trim() ?? ''),
  ].join(' · ')
  const plan = document.createElement('p')
  plan.textContent = words.plan
  sheet.append(title, what, plan)
  const text = article.querySelector<HTMLElement>('.prose')
  if (text) sheet.append(opened(document.importNode(text, true), words))
  return sheet
}

/** With all that is folded open, and what is right said. */
function opened(text: HTMLElement, words: SheetWords): HTMLElement {
  for (const nothing of text.querySelectorAll('.run-bar, .piece-play, .project, [data-part=tests]')) nothing.remove()
  for (const details of text.querySelectorAll('details')) details.open = true
  for (const image of text.querySelectorAll('img')) image.loading = 'eager'
  for (const bug of text.querySelectorAll<HTMLElement>('[data-part=bug]'))
    bug.after(paragraph(words.line.replace('{line}', bug.dataset['line'] ?? '')))
  for (const output of text.querySelectorAll<HTMLElement>('[data-part=output]')) output.before(paragraph(words.shows))
  return text
}

function paragraph(text: string): HTMLElement {
  const made = document.createElement('p')
  made.className = 'sheet-answer'
  made.textContent = text
  return made
}

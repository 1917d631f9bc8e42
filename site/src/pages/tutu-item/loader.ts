import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { tutu } from '@tutu/contract/resources/tutu'
import type { LoaderFunctionArgs } from 'react-router'
import { movedTo } from '../../lib/moved.ts'
import { readRow } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'
import { type TutorialDetail, tutorialLink } from '../../lib/tutu-topics.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const slug = params['slug'] ?? ''
  const tutorial = await readRow<typeof tutu, TutorialDetail>(site, tutu, { slug })
  // Its slug was another one, or the editors have put it behind another sign.
  if (tutorial.slug !== slug || tutorial.topic !== params['topic'])
    throw movedTo(tutorialLink(tutorial, DEFAULT_LANGUAGE))
  return { tutorial }
}

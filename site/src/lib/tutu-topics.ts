import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import type { PublicDetail, PublicRow } from '@tutu/contract/definition/public-rows'
import { tutu } from '@tutu/contract/resources/tutu'
import { linkTo } from './links.ts'

export type Tutorial = PublicRow<typeof tutu>
export type Topic = Tutorial['topic']
type Neighbour = { slug: string; title: string } | null
export type TutorialDetail = PublicDetail<typeof tutu> & { previous: Neighbour; next: Neighbour }

const { options } = tutu.fields.topic

/** In the order of the definition. */
export const TOPICS = Object.keys(options) as Topic[]

export function isTopic(text: string): text is Topic {
  return Object.hasOwn(options, text)
}

/** What a topic is called, as its definition says. */
export function topicName(topic: Topic, language: Language): string {
  return pickLanguage(options[topic], language)
}

/** 'accent-leaf': the colours of a topic. */
export function topicAccent(topic: Topic): string {
  return `accent-${options[topic].accent}`
}

/** Its drawn sign; see tutorial-covers. */
export function topicSign(topic: Topic): string {
  return `/static/tutorials/sign-${topic}.svg`
}

export function tutorialLink({ topic, slug }: Pick<Tutorial, 'topic' | 'slug'>, language: Language): string {
  return linkTo('tutu-item', language, { topic, slug })
}

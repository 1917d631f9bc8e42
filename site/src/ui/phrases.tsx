import { Fragment } from 'react'

/** A heading whose text may break only at '|': Han text has no spaces to show where its phrases end. */
export function Phrases({ text }: { text: string }) {
  return text.split('|').map((phrase, index) => (
    <Fragment key={index}>
      <span className="inline-block">{phrase.trimEnd()}</span>
      {phrase.endsWith(' ') && ' '}
    </Fragment>
  ))
}

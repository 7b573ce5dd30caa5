const SENTENCES = new Intl.Segmenter(undefined, { granularity: 'sentence' })

export function sentencesIn(text: string): readonly string[] {
  return [...SENTENCES.segment(text)].map(({ segment }) => segment.trim())
}

import {
  below,
  pickOne,
  type HasRng,
  type OptionForm,
  type OptionSheet,
  type OptionValue,
  type OptionValues,
} from '../src/engine/index.ts'

/** Of so many options one is set otherwise than in the preset, in a game whose house rules are drawn. */
const ONE_OF = 3
/** So often other values are drawn until all go together. */
const TRIES = 200

/** A preset, and legal house rules besides, drawn from luck; and how many may play so. */
export function drawnHouseRules(
  sheet: OptionSheet,
  seats: { readonly min: number; readonly max: number },
  rng: HasRng,
  preset = pickOne(rng, sheet.presetIds),
): { readonly preset: string; readonly options: OptionValues; readonly seats: { min: number; max: number } } {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const set = sheet.ids.filter(() => below(rng, ONE_OF) === 0)
    const chosen = Object.fromEntries(set.map((id) => [id, drawnValue(sheet.formOf(id), rng)]))
    const options = sheet.settled(preset, sheet.chosen(preset, chosen))
    const many = sheet.seats(options, seats)
    if (!sheet.clash(options) && many.min <= many.max) return { preset, options, seats: many }
  }
  throw new Error(`no house rules that go together were found for the preset ${preset}`)
}

/** Any value that an option may have. */
export function drawnValue(form: OptionForm, rng: HasRng): OptionValue {
  switch (form.kind) {
    case 'switch':
      return below(rng, 2) === 0
    case 'choice':
      return pickOne(rng, form.values)
    case 'number':
      return pickOne(rng, form.values)
    case 'typed':
      return pickOne(rng, [null, form.least, form.most, form.least + below(rng, form.most - form.least + 1)])
    case 'rising': {
      const all = Array.from({ length: form.most - form.least + 1 }, (_none, at) => form.least + at)
      while (all.length > form.count) all.splice(below(rng, all.length), 1)
      return all
    }
  }
}

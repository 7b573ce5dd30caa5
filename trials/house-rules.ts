import {
  below,
  pickOne,
  type HasRng,
  type OptionForm,
  type OptionSheet,
  type OptionValue,
  type OptionValues,
} from '../src/engine/index.ts'

/** In a game with random house rules, one option in this many differs from the preset. */
const ONE_OF = 3
/** The maximum number of redraws for compatible values. */
const TRIES = 200

/** A preset with legal random house rules, and the possible number of seats. */
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

/** A random value of an option. */
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

import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe-core finds on a page that is more than a trifle, as lines one can act on. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as AxeResults
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
    )
}

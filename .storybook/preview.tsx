import type { Preview } from '@storybook/react-vite'
import axe from 'axe-core'
import { configure } from 'storybook/test'
import { lazy } from 'react'
import { asJustLoaded } from '../packages/ui/test/as-just-loaded.ts'
import { readColoursOnce } from './axe-colours.ts'
import { inTheNotebook } from './in-the-notebook.tsx'

// What a story loads lazily takes longer on a busy machine than the second that is the default.
configure({ asyncUtilTimeout: 10_000 })
readColoursOnce()

/** axe leaves its newer rules out unless they are asked for by name. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const RULES = Object.fromEntries(
  axe
    .getRules(WCAG)
    .filter(({ tags }) => !tags.includes('deprecated'))
    .map(({ ruleId }) => [ruleId, { enabled: true }]),
)

const preview: Preview = {
  beforeEach: asJustLoaded,
  decorators: [inTheNotebook],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'both', title: 'Side by side' },
        ],
      },
    },
    letters: {
      description: 'Size of the letters',
      toolbar: {
        title: 'Letters',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: '100 %' },
          { value: '200', title: '200 %' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', letters: '100' },
  parameters: {
    layout: 'padded',
    // Functions and whole services: nothing to choose there.
    controls: { exclude: ['actions', 'changes', 'services', 'form', 'removal'] },
    // In a frame of its own a story has its own theme, its own page ground and room for its dialog.
    docs: { story: { inline: false, height: '30rem' }, container: lazy(() => import('./Documentation.tsx')) },
    options: {
      storySort: { order: ['Introduction', 'States', 'Foundations', 'Components', 'App', 'Features'] },
    },
    // The style sheets are the same in every story: what axe looks for in them is looked at in whole pages (e2e).
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false, rules: RULES } },
    viewport: {
      options: {
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
}
export default preview

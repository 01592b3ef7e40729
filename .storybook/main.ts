import type { StorybookConfig } from '@storybook/react-vite'
import { withAliases, withoutRules } from './aliases.ts'
import { usedIcons } from './used-icons.ts'

/** A story stands where its file does, after the group: no file gives a title of its own. */
const group = (titlePrefix: string) => ({
  titlePrefix,
  directory: `../packages/ui/src/${titlePrefix.toLowerCase()}`,
  files: '**/*.stories.tsx',
})

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    '../packages/ui/src/theme/*.stories.tsx',
    group('Components'),
    group('App'),
    group('Features'),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // What happens in a state is tested, not shown: the sidebar leaves it out until its filter asks for it.
  tags: { interaction: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map(withAliases).map(withoutRules),
    })),
  staticDirs: ['../packages/ui/public'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  viteFinal: ({ plugins = [], ...config }) => ({ ...config, plugins: [...plugins, usedIcons()] }),
  typescript: { reactDocgen: 'react-docgen' },
}
export default config

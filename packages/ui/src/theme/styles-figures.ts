/** The styles for Badge and Progress. */
import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import './figures.css'

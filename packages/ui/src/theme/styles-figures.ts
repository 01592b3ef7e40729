/** The styles for Badge, Progress, Rating and Skeleton. */
import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/Rating.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import './figures.css'

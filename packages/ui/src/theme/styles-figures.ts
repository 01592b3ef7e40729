/** For Badge, Progress, Rating, SegmentedControl and Skeleton. */
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/Rating.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import './figures.css'

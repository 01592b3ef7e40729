/** The styles for Group and Stack. */
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Stack.layer.css'

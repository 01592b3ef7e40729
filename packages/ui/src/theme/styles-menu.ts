/** The styles for ActionIcon, Menu and Tooltip. */
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Tooltip.layer.css'

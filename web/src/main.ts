import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";

const target = document.getElementById("hall");
if (target) mount(App, { target });
